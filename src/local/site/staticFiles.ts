import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { bodyOf } from '#http/taggedAnswer.ts';
import { type Contents, createContents } from './files/contents.ts';
import { findFile, type PublishedFile } from './files/fileIndex.ts';
import { precondition, rangeOf } from './files/preconditions.ts';
import { type PublishedFiles, publishedFolder } from './files/publishedFolder.ts';

interface StaticFiles {
  /** The file at a request's address, with the headers of netlify.toml; undefined when there is none. */
  readonly serve: (request: Request) => Promise<Response | undefined>;
  /** The page for an address without a file, with status 404. */
  readonly notFound: (request: Request) => Promise<Response>;
}

export interface StaticFilesOptions {
  /** The folder of netlify.toml. */
  readonly root: string;
  /** The published folder. */
  readonly dist: string;
}

const quiet = { error: console.error, log: () => {}, warn: console.warn };
const NOT_FOUND = '/404.html';

type Rules = Readonly<Record<string, string>>;

/** Cached data of a published folder, until the next replaces it. */
interface Kept {
  readonly of: PublishedFiles;
  readonly contents: Contents;
  /** By address of an existing file: the handler would read netlify.toml for each request. */
  readonly rules: Map<string, Promise<Rules>>;
}

export function staticFiles({ root, dist }: StaticFilesOptions): StaticFiles {
  const published = publishedFolder(dist);
  const headers = new HeadersHandler({
    configPath: join(root, 'netlify.toml'),
    configHeaders: [],
    projectDir: root,
    publishDir: dist,
    logger: quiet,
  });
  let kept: Kept | undefined;

  async function current(): Promise<Kept> {
    const of = await published();
    if (kept?.of !== of) kept = { of, contents: createContents(), rules: new Map() };
    return kept;
  }

  function rulesOf({ rules }: Kept, pathname: string): Promise<Rules> {
    const address = decodeURIComponent(pathname);
    const known =
      rules.get(address) ?? headers.apply(new Request(new URL(pathname, 'http://localhost')));
    rules.set(address, known);
    return known;
  }

  async function headersOf(from: Kept, file: PublishedFile, pathname: string): Promise<Headers> {
    const all = new Headers({
      age: '0',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': file.type,
    });
    for (const [name, value] of Object.entries(await rulesOf(from, pathname))) all.set(name, value);
    return all;
  }

  /** The whole file or a part of it, both ends included. */
  async function part({ contents }: Kept, file: PublishedFile, start: number, end: number) {
    const bytes = await contents.bytesOf(file);
    return bytes ? bodyOf(bytes.subarray(start, end + 1)) : contents.stream(file, start, end);
  }

  async function answer(from: Kept, file: PublishedFile, request: Request): Promise<Response> {
    const etag = await from.contents.etagOf(file);
    const { modified, size } = file;
    const all = await headersOf(from, file, new URL(request.url).pathname);
    all.set('etag', etag);
    all.set('last-modified', new Date(modified).toUTCString());
    all.set('accept-ranges', 'bytes');
    const status = precondition(request.headers, { etag, modified });
    if (status !== 200) return new Response(null, { status, headers: all });
    const range =
      request.method === 'GET' ? rangeOf(request.headers, size, { etag, modified }) : 'whole';
    if (range === 'unsatisfiable') {
      all.set('content-range', `bytes */${size}`);
      return new Response(null, { status: 416, headers: all });
    }
    if (range === 'whole') {
      all.set('content-length', String(size));
      const body = request.method === 'HEAD' ? null : await part(from, file, 0, size - 1);
      return new Response(body, { headers: all });
    }
    const { start, end } = range;
    all.set('content-range', `bytes ${start}-${end}/${size}`);
    all.set('content-length', String(end - start + 1));
    return new Response(await part(from, file, start, end), { status: 206, headers: all });
  }

  return {
    serve: async (request) => {
      const from = await current();
      const file = findFile(from.of.index, new URL(request.url).pathname);
      if (!file) return undefined;
      if (request.method === 'GET' || request.method === 'HEAD') return answer(from, file, request);
      const refused = await headersOf(from, file, NOT_FOUND);
      refused.set('allow', 'GET, HEAD');
      refused.set('content-type', 'text/plain; charset=utf-8');
      return new Response('Method not allowed\n', { status: 405, headers: refused });
    },
    // With the page's own headers: the address may be one whose files are cached for a year.
    notFound: async () => {
      const from = await current();
      const page = from.of.index.get(NOT_FOUND);
      if (!page) return new Response('Not found', { status: 404 });
      const all = await headersOf(from, page, NOT_FOUND);
      all.set('etag', await from.contents.etagOf(page));
      return new Response(await part(from, page, 0, page.size - 1), { status: 404, headers: all });
    },
  };
}
