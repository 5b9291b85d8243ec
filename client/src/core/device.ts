/** Tables that are kept on this device instead of a server. What runs them is loaded on demand. */
import { DEVICE_PREFIX } from "../generated/constants";
import type { DeviceClient } from "../device/client";
import { load, save } from "./storage";

const STORAGE_KEY = "lunasol.device";

/** The id alone tells where a table is kept. */
export function isOnDevice(table: string): boolean {
  return table.startsWith(DEVICE_PREFIX);
}

export async function device(): Promise<DeviceClient> {
  const { deviceClient } = await import("../device/client");
  return deviceClient();
}

/** Whether somebody has played on this device; without a match nothing has to be looked up. */
export function hasDeviceTables(): boolean {
  return load(STORAGE_KEY) === true;
}

export function noteDeviceTable(): void {
  save(STORAGE_KEY, true);
}
