import type { Config, Context } from '@netlify/functions';
import { recordPage } from '../lib/recordPage.ts';

/** The record as it is up: grades change it between two builds. */
export const config: Config = { path: ['/track-record', '/track-record/picks'] };

export default (request: Request, { site }: Context): Promise<Response> =>
  recordPage(request, site.url ?? '');
