import process from 'node:process';
import { STATUS_PAGE } from '#contract/paths.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { HALF_A_MINUTE, SAFE_PAGE, STORED, UNKEPT } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import type { Site } from '#wiring';
import { type CurrentOperation, currentOperation } from './current.ts';

const AGAIN = { ...UNKEPT, 'retry-after': '30' };
/** The page says how old everything is. */
const KEPT = { ...STORED, ...HALF_A_MINUTE };

/** Undefined if it cannot be read. */
const readable = ({ use }: Site): Promise<CurrentOperation | undefined> =>
  use(currentOperation)().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });

async function answer({ site, request, url, context, now }: Call): Promise<Response> {
  if (url.pathname !== STATUS_PAGE) return movedTo(STATUS_PAGE + url.search, SAFE_PAGE);
  const [frame, current] = await Promise.all([
    builtPage(site, context.site.url ?? '', '/status-shell'),
    readable(site),
  ]);
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { statusDocument } = await import('#render/statusPage/statusDocument.tsx');
  const html = statusDocument(frame, current, now);
  return htmlAnswer(
    request,
    html,
    current ? { status: 200, headers: KEPT } : { status: 503, headers: AGAIN },
  );
}

/** GET /status: the current state in the frame of the last build. */
export const STATUS_PAGES = [
  servedPage(STATUS_PAGE, answer),
  servedPage(`${STATUS_PAGE}/`, answer),
] as const;
