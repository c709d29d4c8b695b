import type * as z from 'zod/mini';
import { clock } from '#clock';
import type * as contract from '#contract/alerts/alerts.ts';
import { type AskedWish, wishOf } from '#domain/alerts/asked.ts';
import { baseOf } from '#domain/alerts/base.ts';
import { gameFacts } from '#domain/alerts/facts.ts';
import { priceOf } from '#domain/alerts/firing.ts';
import { ALERTS_A_DAY, MOST_ALERTS } from '#domain/alerts/limits.ts';
import type { Wish } from '#domain/alerts/wish.ts';
import { wishLabel } from '#domain/alerts/words.ts';
import { SHUT_OUT } from '#domain/bets/pause.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { american } from '#domain/numbers.ts';
import type { AlertRefusal } from '#server/store/alerts.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { currentStore } from '../environment.ts';
import { asMember, readAsMember } from '../subscriptions/asMember.ts';
import { memberTools } from '../subscriptions/tools.ts';

const OK = { ok: true };
const CLOSED = 'This game has begun or is off: nothing is told of it any more.';
const REFUSED = {
  gone: [401, BILLING.signIn],
  'shut out': [403, SHUT_OUT],
  'no subscription': [403, 'Alerts are part of Premium.'],
  closed: [409, CLOSED],
  full: [409, `${MOST_ALERTS} alerts wait already. Delete one to set another.`],
  'too often': [429, 'That were 60 alerts within an hour. Please try again later.'],
} as const satisfies Readonly<Record<AlertRefusal, readonly [number, string]>>;

function refused(why: AlertRefusal): Response {
  const [status, text] = REFUSED[why];
  return privateError(status, text);
}

export const show = readAsMember(async ({ id }) => {
  const shown = await memberTools().alerts.readShown(id);
  if (!shown) return privateError(401, BILLING.signIn);
  return privateJson(200, { ...shown, aDay: ALERTS_A_DAY, most: MOST_ALERTS });
});

interface Worded {
  readonly wish: Wish;
  readonly label: string;
  readonly base: Readonly<Record<string, number>>;
}

/** A wish with what it is held against, as the slate has it now; or why it cannot be set. */
async function worded(asked: AskedWish): Promise<Worded | Response> {
  if (asked.kind === 'return') return { wish: asked, label: wishLabel(asked), base: {} };
  const game = await currentStore().readPublishedGame(asked.gameId);
  if (!game) return privateError(404, 'This game is not on the slate.');
  const facts = gameFacts(game, 0, clock.now());
  if (!facts) return privateError(409, CLOSED);
  const wish = wishOf(asked, game);
  const now = wish.kind === 'price' ? priceOf(facts, wish) : undefined;
  if (now) {
    const at = `${american(now.american)} at ${now.provider}`;
    return privateError(409, `That price is there now: ${at}. Set a better one to be told of it.`);
  }
  const base = baseOf(asked, facts.game);
  if (!base) return privateError(409, 'No book quotes this market now, so its line cannot move.');
  return { wish, label: wishLabel(wish, game), base };
}

export const set = asMember(
  async (
    { id, subscriptionStatus, shutOutUntil },
    { wish: asked, zone }: z.infer<typeof contract.setAlert.body>,
  ) => {
    if (shutOutUntil !== null) return refused('shut out');
    if (subscriptionStatus !== 'active') return refused('no subscription');
    const wish = await worded(asked);
    if (wish instanceof Response) return wish;
    const outcome = await memberTools().alerts.set(id, { ...wish, zone });
    if (!('refused' in outcome)) {
      return privateJson(200, { label: wish.label, ...outcome });
    }
    return refused(outcome.refused);
  },
);

export const drop = asMember(
  async ({ id }, { id: alertId }: z.infer<typeof contract.dropAlert.body>) => {
    await memberTools().alerts.drop(id, alertId);
    return privateJson(200, OK);
  },
);

export const pause = asMember(
  async ({ id }, { paused }: z.infer<typeof contract.pauseAlerts.body>) => {
    await memberTools().alerts.pause(id, paused);
    return privateJson(200, OK);
  },
);
