/** One server for all tests of a run. */
import { SEED } from "./chance";
import { startServer } from "./server";

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env["LUNASOL_ADDRESS"] = server.address;
  process.stdout.write(`Deals and choices of SEED=${SEED}\n`);
  return () => server.stop();
}
