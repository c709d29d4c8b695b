/** Who is reading, as far as the header can tell; the pages as built show what a visitor sees (who.css). */
export type Reader = 'visitor' | 'signed-in' | 'member';

/** A link: its text and its address. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Kinds of readers who see it, separated by blanks; everybody if absent. */
  readonly only?: Reader | 'visitor signed-in' | undefined;
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
 * aria-current of a link: "page" if it leads to this page, "true" if the page belongs to it (a game to its league), undefined
 * otherwise.
 */
export function currentState(
  href: string,
  path: string,
  section?: string,
): 'page' | 'true' | undefined {
  if (href === plainPath(path)) return 'page';
  return href === section ? 'true' : undefined;
}
