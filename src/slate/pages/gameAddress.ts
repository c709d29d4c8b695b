/** A game page address: a game, the same game at its canonical address, or nothing that could be one. */
type GameAddress =
  | { readonly kind: 'game'; readonly id: number }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'invalid' };

const PAGE = /^\/game\/(\d+)(?:\/|\/index\.html)?$/;
const API = /^\/api\/games\/(\d+)\/page$/;

/**
 * Parses "/game/123" and "/api/games/123/page". Any other spelling of a page's address ("/game/0123") redirects to the canonical
 * one.
 */
export function gameAddress(pathname: string): GameAddress {
  const digits = (PAGE.exec(pathname) ?? API.exec(pathname))?.[1];
  if (digits === undefined) return { kind: 'invalid' };
  const id = digits.replace(/^0+(?=\d)/, '');
  const to = `/game/${id}`;
  if (pathname.startsWith('/game/') && pathname !== to) return { kind: 'moved', to };
  return { kind: 'game', id: Number(id) };
}
