/** A request that was refused, with the key of the reason. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly detail = "",
  ) {
    super(key);
  }
}

/** Whether this is about the connection, not about what was asked. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof Refusal && error.key === "no-connection";
}
