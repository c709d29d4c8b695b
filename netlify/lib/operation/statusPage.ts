import process from 'node:process';
import type { Context } from '@netlify/functions';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { STATUS_PAGE } from '#contract/paths.ts';
import { builtPage } from '../builtPage.ts';
import { htmlAnswer, plainText, STORED } from '../htmlAnswer.ts';
import { SAFE_PAGE } from '../safe.ts';
import { type Current, currentOperation } from './current.ts';

const UNSTORED = { 'cache-control': 'no-store', 'retry-after': '30' };
/** Half a minute: it says how old everything is. */
const KEPT = { ...STORED, 'netlify-cdn-cache-control': 'public, s-maxage=30' };

/** Undefined where it cannot be read. */
const readable = (): Promise<Current | undefined> =>
  currentOperation().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });

/** GET /status: the state of the moment in the frame of the last build. */
export async function statusPage(request: Request, { site }: Context): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(request.url);
  if (pathname !== STATUS_PAGE) {
    const headers = { ...SAFE_PAGE, location: STATUS_PAGE + search };
    return new Response(null, { status: 301, headers });
  }
  try {
    const [frame, current] = await Promise.all([
      builtPage(site.url ?? '', '/status-shell'),
      readable(),
    ]);
    // React's build for development is three times slower.
    process.env.NODE_ENV ??= 'production';
    const { statusDocument } = await import('#layouts/statusPage/statusDocument.tsx');
    const html = statusDocument(frame, current, clock.now());
    const answered = current ? { status: 200, headers: KEPT } : { status: 503, headers: UNSTORED };
    return htmlAnswer(request, html, answered);
  } catch (error) {
    console.error(error);
    return plainText(503, ERRORS.page, UNSTORED);
  }
}
