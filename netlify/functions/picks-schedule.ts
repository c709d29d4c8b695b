import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { offeredNames } from '#members/account/channels/offered.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '*/5 * * * *' };

/** Only enqueues, if the owner has turned picks on: a day's messages take longer than a scheduled function may. */
export default async (): Promise<void> => {
  const site = siteOf();
  if (offeredNames(site.env).length > 0) await enqueue(site, 'picks');
};
