/**
 * Replaces the hash in the address, "" for none. A browser may refuse: Safari allows a hundred in half a minute. The page then
 * continues without it.
 */
export function keepHash(hash: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  } catch {
    // The address stays as it was.
  }
}
