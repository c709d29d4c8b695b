/** A link by what it says and where it goes. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

/** Path as links are written, whatever file it was built as: "/league/nfl/" and "/league/nfl.html" → "/league/nfl". */
export const plainPath = (path: string): string =>
  path
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');

/**
 * aria-current of a link: "page" where it leads to this very page, "true" where the page belongs
 * to it (a game to its league), undefined elsewhere.
 */
export function currentState(
  href: string,
  path: string,
  section?: string,
): 'page' | 'true' | undefined {
  if (href === plainPath(path)) return 'page';
  return href === section ? 'true' : undefined;
}
