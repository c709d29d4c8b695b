/** The parts of a built page that a function replaces. */
type ShellPart = 'head' | 'sample' | 'page' | 'claims' | 'about' | 'archive';

/** A part as it is in a page: between comments that name it. */
export const markedPart = (part: ShellPart, html: string): string =>
  `<!--${part}-->${html}<!--/${part}-->`;

/** The content between a part's comments. Throws if the page lacks them, because it was built from other sources. */
export function shellPart(page: string, part: ShellPart): string {
  const open = `<!--${part}-->`;
  const from = page.indexOf(open);
  const to = page.indexOf(`<!--/${part}-->`);
  if (from < 0 || to < from) throw new Error(`The built page has no part "${part}"`);
  return page.slice(from + open.length, to);
}

/** A page with a part replaced. */
export function withPart(page: string, part: ShellPart, html: string): string {
  // Not `replace` with a text: it would read a "$" in it.
  return page.replace(markedPart(part, shellPart(page, part)), () => markedPart(part, html));
}

/**
 * A built page to insert parts into, for many pages: the content between them is encoded once.
 * @param parts in page order
 */
export function frameOf<Part extends ShellPart>(
  page: string,
  parts: readonly Part[],
): (own: Readonly<Record<Part, string | Buffer>>) => Buffer {
  let rest = page;
  const before = parts.map((part) => {
    const old = shellPart(rest, part);
    const from = rest.indexOf(markedPart(part, old)) + markedPart(part, '').indexOf('<!--/');
    const piece = Buffer.from(rest.slice(0, from));
    rest = rest.slice(from + old.length);
    return [part, piece] as const;
  });
  const end = Buffer.from(rest);
  return (own) =>
    Buffer.concat([...before.flatMap(([part, piece]) => [piece, Buffer.from(own[part])]), end]);
}
