import type { Config } from '@netlify/functions';
import { tellPlayed } from '#members/alerts/verbs/tellPlayed.ts';
import { sendAtOnce } from '#members/messages/verbs/sendAtOnce.ts';
import { lookLive } from '#slate/live/lookLive.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '* * * * *' };

/** Looks at the games of ours that are on, and tells who asked; ends at once when none is. */
export default async (): Promise<void> => {
  const site = siteOf();
  const { status } = await lookLive(site);
  if (status === 'busy') return;
  if ((await tellPlayed(site)) > 0) await sendAtOnce(site);
};
