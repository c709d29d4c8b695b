/** The id in "/game/123" or "/game/123/"; undefined where there is no whole number. */
export function gameIdOf(pathname: string): number | undefined {
  const id = /^\/game\/(\d{1,15})\/?$/.exec(pathname)?.[1];
  return id === undefined ? undefined : Number(id);
}
