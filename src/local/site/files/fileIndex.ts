import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';

export interface PublishedFile {
  /** Its address, decoded: "/predictions/index.html". */
  readonly address: string;
  readonly path: string;
  readonly size: number;
  /** Whole seconds, as HTTP dates have them, in ms. */
  readonly modified: number;
  readonly type: string;
}

export type FileIndex = ReadonlyMap<string, PublishedFile>;

/** For Netlify, not for readers. */
const RULES = new Set(['/_headers', '/_redirects']);

/** Files and folders with a leading dot are not published, except those of RFC 8615. */
const isHidden = (address: string): boolean =>
  RULES.has(address) || /\/\.(?!well-known\/)/.test(address);

/** Every file of a published folder by its address: nothing else is served, whatever an address says. */
export async function indexFiles(dist: string): Promise<FileIndex> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(dist, path).split(sep).join('/')}`;
      const info = entry.isFile() && !isHidden(address) ? await stat(path) : undefined;
      if (!info) return [];
      const modified = Math.floor(info.mtimeMs / 1000) * 1000;
      const type = contentType(extname(path)) || 'application/octet-stream';
      return [[address, { address, path, size: info.size, modified, type }] as const];
    }),
  );
  return new Map(files.flat());
}

/** Netlify's candidates for an address without an extension, in order. */
function candidates(pathname: string): string[] {
  if (pathname.endsWith('/')) return [`${pathname.slice(0, -1)}.html`, `${pathname}index.html`];
  if (/\.(?:html?|png|jpg|js|css|svg|gif|ico|woff2?)$/.test(pathname)) return [pathname];
  return [pathname, `${pathname}.html`, `${pathname}/index.html`];
}

/** The file at an address. None of our file names contains an encoded separator or dot. */
export function findFile(index: FileIndex, pathname: string): PublishedFile | undefined {
  if (/%(?:2e|2f|5c|00)/i.test(pathname)) return undefined;
  for (const candidate of candidates(decodeURIComponent(pathname))) {
    const file = index.get(candidate);
    if (file) return file;
  }
  return undefined;
}
