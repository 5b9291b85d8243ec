/** Long work in pieces: between them the browser may paint, and hear a tap. */
export function yieldToMain(): Promise<void> {
  return new Promise((rested) => setTimeout(rested));
}
