import { clock } from '#clock';
import { memberToday } from '#contract/member/today.ts';
import { BILLING } from '#domain/billing/texts.ts';
import { morningOf } from '#domain/member/morning.ts';
import { biggestMovers } from '#domain/member/moves.ts';
import { firstNamed, namedRecord } from '#domain/member/namedBet.ts';
import { todaysPair } from '#domain/member/todaysPair.ts';
import { startsWithinADay, type TodaysPrice, todaysPrice } from '#domain/member/todaysPrice.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import type { MemberDay } from '#server/store/memberDay.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { unlessShutOut } from '../accounts/shutOut.ts';
import { keep } from '../keep.ts';
import { type PricesNow, payingPricesAt, type SaidPrice } from '../payingPrices.ts';
import { readAsMember } from '../subscriptions/asMember.ts';
import { dayTools } from './tools.ts';

/** Games that moved, at most. */
const MOST_MOVED = 8;
const WEEK_MS = 7 * 86_400_000;

/** The same for every member while a slate stands confirmed. */
const days = keep<MemberDay>(2);

const dayOf = ({ slate }: PricesNow, since: string): Promise<MemberDay> =>
  days(`${slate?.id} ${slate?.asOf} ${since}`, () => dayTools().days.day(since));

/** What a member was sent in the last seven days, and what the prices of its picks came to. */
async function sentTo(id: string, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS).toISOString();
  const { prices, ...counts } = await dayTools().days.sent(id, since);
  const named = firstNamed(prices);
  const begun = named.filter(({ gameTime }) => Date.parse(gameTime) <= now.getTime());
  const ended = await dayTools().ended(begun.map(({ gameId }) => gameId));
  return { ...counts, record: namedRecord(named, ended) };
}

/** The price as the page lists it; nothing for a game that starts more than a day from now. */
function listed(said: SaidPrice, now: Date): TodaysPrice[] {
  if (said.of === 'pair') return [todaysPair(said.price, said.line)];
  return startsWithinADay(said.price.game, now) ? [todaysPrice(said.price, said.line)] : [];
}

async function pricesAndDay(now: Date, since: string) {
  const prices = await payingPricesAt(now);
  const { seen, moved } = await dayOf(prices, since);
  return {
    asOf: prices.slate?.asOf ?? null,
    sample: prices.slate?.sample ?? false,
    prices: prices.said?.flatMap((said) => listed(said, now)) ?? null,
    unseen: [
      ...seen.filter(({ at }) => !isCurrent(at, now)).map(({ league }) => league),
      ...prices.unseen,
    ],
    since,
    moved: biggestMovers(moved, now, MOST_MOVED),
  };
}

/** A member's day: the session says who asks, the database whether they pay and whether they have shut themselves out. */
export const today = readAsMember(
  unlessShutOut(async ({ id, subscriptionStatus }) => {
    if (subscriptionStatus !== 'active') return privateError(403, BILLING.premiumOnly);
    const now = clock.now();
    const [day, sent] = await Promise.all([pricesAndDay(now, morningOf(now)), sentTo(id, now)]);
    return privateJson(200, memberToday.answer.parse({ userId: id, ...day, sent }));
  }),
);
