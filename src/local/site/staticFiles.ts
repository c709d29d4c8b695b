import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { StaticHandler } from '@netlify/static';

export interface StaticFiles {
  /** The file for a GET or HEAD of its address, with the headers of netlify.toml; undefined when there is none. */
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

const CACHED_PATHS = 1_000;
/** For Netlify to read, not for readers. */
const RULES = /^\/_(?:headers|redirects)$/;
const quiet = { error: console.error, log: () => {}, warn: console.warn };

const etagOf = (content: ArrayBuffer): string =>
  `"${createHash('sha256').update(Buffer.from(content)).digest('base64url').slice(0, 22)}"`;

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => strong(tag) === etag);

export function staticFiles({ root, dist }: StaticFilesOptions): StaticFiles {
  const files = new StaticHandler({ directory: dist });
  const headers = new HeadersHandler({
    configPath: join(root, 'netlify.toml'),
    configHeaders: [],
    projectDir: root,
    publishDir: dist,
    logger: quiet,
  });
  // The handler reads netlify.toml for each request; what it says of a path stays the same.
  const rules = new Map<string, Promise<Record<string, string>>>();
  const headersFor = (request: Request) => {
    const { pathname } = new URL(request.url);
    const known = rules.get(pathname) ?? headers.apply(request);
    if (rules.size > CACHED_PATHS) rules.clear();
    rules.set(pathname, known);
    return known;
  };

  async function read(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    // An encoded separator or dot is no part of any of our file names.
    if (/%(?:2e|2f|5c|00)/i.test(url.pathname) || RULES.test(url.pathname)) return undefined;
    const match = await files.match(request);
    return match?.handle();
  }

  async function finish(request: Request, file: Response, status: number): Promise<Response> {
    const content = await file.arrayBuffer();
    const etag = etagOf(content);
    const all = new Headers(file.headers);
    all.set('etag', etag);
    for (const [name, value] of Object.entries(await headersFor(request))) all.set(name, value);
    if (status === 200 && isKnown(request, etag)) {
      return new Response(null, { status: 304, headers: all });
    }
    return new Response(content, { status, headers: all });
  }

  return {
    serve: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const file = await read(request);
      return file && finish(request, file, 200);
    },
    notFound: async (request) => {
      const page = await files.match(new Request(new URL('/404.html', request.url)));
      const file = page ? await page.handle() : new Response('Not found');
      return finish(request, file, 404);
    },
  };
}
