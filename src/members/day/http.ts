import { Refused } from '#contract/refused.ts';
import { playersAsked } from '#domain/follow/playerNow.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import { get } from '#http/own.ts';
import { HIDDEN_UNTIL_TRUSTED } from '#members/account/rules/trust.ts';
import { anyDevice } from '#members/account/trust.ts';
import { openMember } from '#members/account/who.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { followedPlayers } from '#slate/answers/followed/players.ts';
import { followedSeasons } from '#slate/answers/followedSeasons.ts';
import { type PricesNow, payingPricesAt, type SaidWorth } from '#slate/answers/payingPrices.ts';
import type { Site } from '#wiring';
import { memberToday } from './contract.ts';
import { morningOf } from './rules/morning.ts';
import { biggestMovers } from './rules/moves.ts';
import { firstNamed, namedRecord } from './rules/namedBet.ts';
import { playersToday } from './rules/playersToday.ts';
import { seasonLines } from './rules/seasonLines.ts';
import { todaysPair } from './rules/todaysPair.ts';
import { startsWithinADay, type TodaysPrice, todaysPrice } from './rules/todaysPrice.ts';
import type { MemberDay } from './store.ts';
import { dayTools } from './tools.ts';

/** Games of the member's teams, at most. */
const MOST_OF_TEAMS = 6;
/** Games that moved, at most. */
const MOST_MOVED = 8;
const WEEK_MS = 7 * 86_400_000;

const dayOf = ({ use }: Site, { slate }: PricesNow, since: string): Promise<MemberDay> => {
  const { kept, days } = use(dayTools);
  return kept(`${slate?.id} ${slate?.asOf} ${since}`, () => days.day(since));
};

/** A member's messages of the last seven days, and the results of their picks' prices. */
async function sentTo({ use }: Site, id: string, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS).toISOString();
  const { prices, ...counts } = await use(dayTools).days.sent(id, since);
  const named = firstNamed(prices);
  const begun = named.filter(({ gameTime }) => Date.parse(gameTime) <= now.getTime());
  const ended = await use(dayTools).ended(begun.map(({ gameId }) => gameId));
  return { ...counts, record: namedRecord(named, ended) };
}

/** Without games after this time tomorrow. */
function listed(said: SaidWorth, now: Date): TodaysPrice[] {
  if (said.of === 'pair') return [todaysPair(said.price, said.line)];
  return startsWithinADay(said.price.game, now) ? [todaysPrice(said.price, said.line)] : [];
}

async function pricesAndDay(site: Site, now: Date, since: string) {
  const prices = await payingPricesAt(site, now);
  const { seen, moved } = await dayOf(site, prices, since);
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

/** In place of what was sent and is followed, until the device is trusted. */
const NOTHING_SENT = { messages: 0, alerts: 0, others: 0, record: namedRecord([], new Map()) };
const NO_TEAMS = { followed: 0, games: [], seasons: [], players: [] };

/** The teams' next games and their seasons, and the players' games of the day. */
async function teamsOf(site: Site, id: string, sample: boolean, now: Date) {
  const { days, numbersOf } = site.use(dayTools);
  const ids = await days.follows(id);
  const [teams, seasons, players] = await Promise.all([
    numbersOf(ids, now).then((numbers) => days.teams(id, MOST_OF_TEAMS, numbers)),
    site.use(followedSeasons)(ids, sample, now),
    site.use(followedPlayers)(playersAsked(ids), now),
  ]);
  return {
    ...teams,
    seasons: seasonLines(ids, seasons, now),
    players: playersToday(players, now),
  };
}

/** A member's day: the session identifies the member, the database checks payment and self-exclusion. */
export const MEMBERS_DAY = get(
  memberToday,
  anyDevice(openMember),
  async ({ who: { user, trust }, call }) => {
    if (user.subscriptionStatus !== 'active') throw new Refused('forbidden', BILLING.premiumOnly);
    const { site, now } = call;
    const [day, sent] = await Promise.all([
      pricesAndDay(site, now, morningOf(now)),
      trust === null ? NOTHING_SENT : sentTo(site, user.id, now),
    ]);
    const teams = trust === null ? NO_TEAMS : await teamsOf(site, user.id, day.sample, now);
    const hidden = trust === null ? HIDDEN_UNTIL_TRUSTED : null;
    return memberToday.answer.parse({ userId: user.id, ...day, sent, teams, hidden });
  },
);
