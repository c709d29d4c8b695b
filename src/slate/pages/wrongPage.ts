import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { recentWeeks } from '#slate/answers/recentWeeks.ts';
import type { Site } from '#wiring';

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/**
 * `/where-we-were-wrong`: the weeks of the current record, in the frame of the last build.
 * @param mailed whether this site sends them by e-mail too
 */
export const wrongPage = (mailed: (site: Site) => boolean): Endpoint =>
  servedPage(
    WRONG_PATH,
    async ({ site, context, request, now }) => {
      const weeks = await recentWeeks(site, now);
      const frame = await builtPage(site, context.site.url ?? '', `${WRONG_PATH}.html`);
      // React's build for development is three times slower.
      process.env.NODE_ENV ??= 'production';
      const { wrongDocument } = await import('#render/recordPage/recordDocument.tsx');
      const html = wrongDocument(frame, { ...weeks, mailed: mailed(site) });
      return htmlAnswer(request, html, { status: 200, headers: STORED });
    },
    FAILED,
  );
