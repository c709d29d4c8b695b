/** The parts of a built page that a function replaces. */
export type ShellPart = 'head' | 'sample' | 'page' | 'claims';

/** A part as it stands in a page: between comments that name it. */
export const marked = (part: ShellPart, html: string): string =>
  `<!--${part}-->${html}<!--/${part}-->`;

/** What stands between a part's comments. Throws where the page lacks them: it was built from other sources. */
export function partOf(page: string, part: ShellPart): string {
  const open = `<!--${part}-->`;
  const from = page.indexOf(open);
  const to = page.indexOf(`<!--/${part}-->`);
  if (from < 0 || to < from) throw new Error(`The built page has no part "${part}"`);
  return page.slice(from + open.length, to);
}

/** A page with another part in the old one's place. */
export function withPart(page: string, part: ShellPart, html: string): string {
  // Not `replace` with a text: it would read a "$" in it.
  return page.replace(marked(part, partOf(page, part)), () => marked(part, html));
}
