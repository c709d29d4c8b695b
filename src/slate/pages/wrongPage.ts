import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import { builtPage } from '#http/builtPage.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer, page } from '#http/page.ts';
import { recentWeeks } from './recentWeeks.ts';

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/where-we-were-wrong`: the weeks of the current record, in the frame of the last build. */
export const WRONG_PAGE = page(
  WRONG_PATH,
  async ({ site, context, request, now }) => {
    const weeks = await recentWeeks(site, now);
    const frame = await builtPage(site, context.site.url ?? '', `${WRONG_PATH}.html`);
    // React's build for development is three times slower.
    process.env.NODE_ENV ??= 'production';
    const { wrongDocument } = await import('#render/recordPage/recordDocument.tsx');
    return htmlAnswer(request, wrongDocument(frame, weeks), { status: 200, headers: STORED });
  },
  FAILED,
);
