import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { offeredEmail } from '#members/account/channels/offered.ts';
import { RECORD_PAGES } from '#slate/pages/recordPage.ts';
import { wrongPage } from '#slate/pages/wrongPage.ts';

/** The current record: grades change it between two builds. */
export const config: Config = {
  path: ['/track-record', '/track-record/picks', '/where-we-were-wrong'],
};

export default serve(
  ...RECORD_PAGES,
  wrongPage(({ env }) => offeredEmail(env) !== undefined),
);
