import process from 'node:process';
import type { Context } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import { MEMBER_PAGE } from '#contract/member/paths.ts';
import type { YesterdaysPrices } from '#domain/member/yesterdaysPrices.ts';
import { builtPage } from '../builtPage.ts';
import { htmlAnswer, plainText, STORED } from '../htmlAnswer.ts';
import { SAFE_PAGE } from '../safe.ts';
import { readYesterday } from './yesterday.ts';

const UNSTORED = { 'cache-control': 'no-store', 'retry-after': '30' };

/** Undefined where it cannot be read. */
const readable = (): Promise<YesterdaysPrices | undefined> =>
  readYesterday().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });

/** GET /member: yesterday's prices in the frame of the last build, the same to everybody; a member's own come by script. */
export async function memberPage(request: Request, { site }: Context): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(request.url);
  if (pathname !== MEMBER_PAGE) {
    const headers = { ...SAFE_PAGE, location: MEMBER_PAGE + search };
    return new Response(null, { status: 301, headers });
  }
  try {
    const [frame, yesterday] = await Promise.all([
      builtPage(site.url ?? '', '/member-shell'),
      readable(),
    ]);
    // React's build for development is three times slower.
    process.env.NODE_ENV ??= 'production';
    const { memberDocument } = await import('#layouts/memberPage/memberDocument.tsx');
    const html = memberDocument(frame, yesterday);
    const answered = yesterday
      ? { status: 200, headers: STORED }
      : { status: 503, headers: UNSTORED };
    return htmlAnswer(request, html, answered);
  } catch (error) {
    console.error(error);
    return plainText(503, ERRORS.page, UNSTORED);
  }
}
