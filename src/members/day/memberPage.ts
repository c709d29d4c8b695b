import process from 'node:process';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_PAGE, STORED, UNKEPT } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { MEMBER_PAGE } from './paths.ts';
import type { YesterdaysPrices } from './rules/yesterdaysPrices.ts';
import { readYesterday } from './yesterday.ts';

const AGAIN = { ...UNKEPT, 'retry-after': '30' };

/** Undefined if it cannot be read. */
const readable = ({ site, now }: Call): Promise<YesterdaysPrices | undefined> =>
  readYesterday(site, now).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context } = call;
  if (url.pathname !== MEMBER_PAGE) return movedTo(MEMBER_PAGE + url.search, SAFE_PAGE);
  const [frame, yesterday] = await Promise.all([
    builtPage(site, context.site.url ?? '', '/member-shell'),
    readable(call),
  ]);
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { memberDocument } = await import('#render/memberPage/memberDocument.tsx');
  const html = memberDocument(frame, yesterday);
  return htmlAnswer(
    request,
    html,
    yesterday ? { status: 200, headers: STORED } : { status: 503, headers: AGAIN },
  );
}

/**
 * GET /member: yesterday's prices in the frame of the last build, the same for everybody; a member's own are loaded by script.
 */
export const MEMBER_PAGES = [
  servedPage(MEMBER_PAGE, answer),
  servedPage(`${MEMBER_PAGE}/`, answer),
] as const;
