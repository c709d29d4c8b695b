import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { RECORD_PAGES } from '#slate/pages/recordPage.ts';
import { WRONG_PAGE } from '#slate/pages/wrongPage.ts';

/** The current record: grades change it between two builds. */
export const config: Config = {
  path: ['/track-record', '/track-record/picks', '/where-we-were-wrong'],
};

export default serve(...RECORD_PAGES, WRONG_PAGE);
