import { clock } from '../../src/clock.ts';

/** Netlify's context of a request, as far as it is used here. */
interface Context {
  /** What the site answers without this function. */
  readonly next: (request?: Request) => Promise<Response>;
}

/**
 * Built pages of games. One that was built before its game's start says nothing of the score: from the start on a reader gets the page
 * that a function draws, with the live panel in its HTML, and the built one only if that fails.
 */
export const config = { pattern: ['^/game/\\d{1,15}$'], onError: 'bypass' } as const;

/** The start of the page's game, and how far a look has told of it: absent in a built page. */
const PANEL = /<section class="panel live"[^>]* data-live-from="([^"]+)"([^>]*)>/;

/** The function has this long, ms; else the built page is better than none. */
const WITHIN_MS = 8_000;

/** What is true of the built file alone. */
const OF_FILE = ['etag', 'last-modified', 'content-length', 'content-encoding', 'age'];

/** Whether it was built before its game began, and the game has begun. */
function hasBegun(html: string): boolean {
  const [, from = '', more = ''] = PANEL.exec(html) ?? [];
  return Date.parse(from) <= clock.now().getTime() && !more.includes('data-live-stage');
}

/** The page as a function draws it now; undefined if it does not answer. */
async function drawnNow({ url }: Request): Promise<ReadableStream | null> {
  const { pathname, origin } = new URL(url);
  try {
    const page = await fetch(`${origin}/api/games/${pathname.slice('/game/'.length)}/page`, {
      headers: { accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return page.status === 200 ? page.body : null;
  } catch {
    return null;
  }
}

/** A request for the whole page: a copy that a browser has says nothing of what the page has become. */
function forWhole(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) headers.delete(name);
  return new Request(request, { headers });
}

/** The built page, or that the browser has it. */
function built(request: Request, page: Response, html: string): Response {
  const etag = page.headers.get('etag');
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? [];
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return etag !== null && known.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(html, { status: 200, headers });
}

export default async function begunGame(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'GET') return context.next();
  const page = await context.next(forWhole(request));
  const isPage = page.headers.get('content-type')?.startsWith('text/html');
  if (page.status !== 200 || !isPage) return page;
  const html = await page.text();
  if (!hasBegun(html)) return built(request, page, html);
  const now = await drawnNow(request);
  if (!now) return built(request, page, html);
  const headers = new Headers(page.headers);
  for (const name of OF_FILE) headers.delete(name);
  return new Response(now, { status: 200, headers });
}
