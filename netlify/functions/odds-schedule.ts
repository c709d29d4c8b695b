import type { Config } from '@netlify/functions';
import { readOdds } from '#slate/odds/readOdds.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '* * * * *' };

/** Reads many books' prices while a key is set and games start within a day; else it ends at once. */
export default async (): Promise<void> => {
  await readOdds(siteOf());
};
