import type { Config } from '@netlify/functions';
import { lookLive } from '#slate/live/lookLive.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '* * * * *' };

/** Looks at the games of ours that are on; ends at once when none is. */
export default async (): Promise<void> => {
  await lookLive(siteOf());
};
