import type { Config } from '@netlify/functions';
import { tellEdges } from '#members/alerts/verbs/tellEdges.ts';
import { sendAtOnce } from '#members/messages/verbs/sendAtOnce.ts';
import { readOddsFeeds } from '#slate/odds/readOdds.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '* * * * *' };

/** Reads many books' prices while a key is set and games start within a day, and tells at once who asked; else it ends at once. */
export default async (): Promise<void> => {
  await readOddsFeeds(siteOf(), undefined, async (site, edges, log) => {
    if ((await tellEdges(site, edges, log)) > 0) await sendAtOnce(site, log);
  });
};
