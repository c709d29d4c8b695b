import { type Refusal, Refused } from '#contract/refused.ts';
import { SHUT_OUT } from '#members/account/rules/pause.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import { withZone } from '#members/account/verbs/withZone.ts';
import type { Site } from '#wiring';
import type { AskedWish } from '../rules/asked.ts';
import { ALERTS_AN_HOUR, MOST_ALERTS } from '../rules/limits.ts';
import { CLOSED, wishLabel } from '../rules/words.ts';
import type { AlertRefusal } from '../store.ts';
import { alerts } from '../tools.ts';
import type { Worded } from './wordedGame.ts';

const REFUSALS: Readonly<Record<AlertRefusal, Refusal>> = {
  gone: ['signedOut', SIGNED_OUT],
  'shut out': ['forbidden', SHUT_OUT],
  'no subscription': [
    'forbidden',
    'Alerts are part of Premium. See what it includes under Subscribe.',
  ],
  closed: ['conflict', CLOSED],
  full: [
    'conflict',
    `You have ${MOST_ALERTS} alerts, the most allowed. Delete one to set another.`,
  ],
  'too often': [
    'tooOften',
    `Too many alerts in an hour (${ALERTS_AN_HOUR} at most). Please try again later.`,
  ],
};

/** A wish with its starting values from the current slate. Throws Refused if it cannot be set. */
async function worded(site: Site, asked: AskedWish, now: Date): Promise<Worded> {
  if (asked.kind === 'return' || asked.kind === 'play')
    return { wish: asked, label: wishLabel(asked), base: {} };
  if (asked.kind === 'player') {
    const { wordedPlayer } = await import('./wordedPlayer.ts');
    return wordedPlayer(site, asked, now);
  }
  const { wordedGame } = await import('./wordedGame.ts');
  return wordedGame(site, asked, now);
}

/** Sets a member's alert. Throws Refused if that is impossible. */
export async function setAlert(
  site: Site,
  { user, sessionId }: Pick<UsedSession, 'user' | 'sessionId'>,
  { wish: asked, zone }: { readonly wish: AskedWish; readonly zone: string },
  now: Date,
) {
  const { id, subscriptionStatus, shutOutUntil } = user;
  if (shutOutUntil !== null) throw new Refused(...REFUSALS['shut out']);
  if (subscriptionStatus !== 'active') throw new Refused(...REFUSALS['no subscription']);
  const wish = await worded(site, asked, now);
  const outcome = await withZone(
    site.use(alerts).set({ memberId: id, sessionId }, { ...wish, zone }),
  );
  if ('refused' in outcome) throw new Refused(...REFUSALS[outcome.refused]);
  return { label: wish.label, ...outcome };
}
