/**
 * Puts a hash in the address in place of the one there, "" for none. A browser may refuse: Safari takes a hundred in
 * half a minute. The page then goes on without it.
 */
export function keepHash(hash: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  } catch {
    // The address stays as it was.
  }
}
