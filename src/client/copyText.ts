/** Copies a text. Returns whether the browser did: over plain http some have no clipboard, and a reader may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
