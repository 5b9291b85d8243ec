/** One server for all tests of a run. */
import { serve } from "./launch";

export default async function setup(): Promise<() => Promise<void>> {
  const served = await serve();
  process.env["LUNASOL_ADDRESS"] = served.address;
  return () => served.stop();
}
