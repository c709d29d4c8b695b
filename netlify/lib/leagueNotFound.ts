import { SAFE_PAGE } from './safe.ts';

const WITHIN_MS = 4_000;
const KEPT_MS = 60_000;
/** Of the page's own headers: nothing that its server says about itself or sets. */
const KEPT = ['content-type', 'cache-control'] as const;

interface Page {
  readonly text: string;
  readonly headers: Headers;
}

const PLAIN: Page = {
  text: 'League not found\n',
  headers: new Headers({
    ...SAFE_PAGE,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }),
};

async function readPage(siteUrl: string): Promise<Page> {
  const answer = await fetch(new URL('/league-not-found.html', siteUrl), {
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`the page of unknown leagues answered ${answer.status}`);
  const headers = new Headers(SAFE_PAGE);
  for (const name of KEPT) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return { text: await answer.text(), headers };
}

let last:
  | { readonly siteUrl: string; readonly until: number; readonly page: Promise<Page> }
  | undefined;

/**
 * The built page, from the site's own address, which no request can change, and asked for once a minute however many
 * want it; a line of text without it.
 */
function pageOf(siteUrl: string): Promise<Page> {
  if (last?.siteUrl === siteUrl && performance.now() < last.until) return last.page;
  const page = readPage(siteUrl).catch((error: unknown) => {
    console.error(error);
    return PLAIN;
  });
  last = { siteUrl, until: performance.now() + KEPT_MS, page };
  return page;
}

/** 'League not found', with status 404. */
export async function leagueNotFound(siteUrl: string): Promise<Response> {
  const { text, headers } = await pageOf(siteUrl);
  return new Response(text, { status: 404, headers });
}
