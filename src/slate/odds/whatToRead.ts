import type { PairSport } from '#domain/events/pairSports.ts';
import type { League } from '#domain/leagues/league.ts';
import { creditsLeftToday } from '#domain/operation/oddsBudget.ts';
import type { OddsFeedState } from '#domain/operation/oddsFeeds.ts';
import { GAMES_PACE, PAIRS_PACE, planOdds, type ToRead } from '#domain/operation/oddsPlan.ts';
import type { KeyedFeed } from '#feeds/joined/oddsFeeds.ts';
import type { OddsFeed, PairKey } from '#feeds/oddsFeed.ts';
import type { OddsDue } from './store/due.ts';

/** One request: a league's games, fights or matches under a key, or the list of tournaments. */
export type WantedReading =
  | { readonly of: 'league'; readonly league: League }
  | { readonly of: 'pairs'; readonly key: PairKey }
  | { readonly of: 'list' };

/** What is due of a feed, in its order. */
export interface FeedToRead {
  readonly feed: OddsFeed;
  readonly wanted: readonly WantedReading[];
  readonly state: OddsFeedState | undefined;
}

/** A tournament begins once a week: its key is there a day or more before. */
const LIST_EVERY_MS = 3 * 3_600_000;

const date = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

function leaguesOf({ leagues, cost, id }: OddsFeed, due: OddsDue): ToRead<WantedReading>[] {
  return leagues.map((league) => {
    const last = due.readings.find((one) => one.feed === id && one.league === league);
    return {
      of: { of: 'league', league },
      pace: GAMES_PACE,
      cost,
      starts: due.starts.filter((one) => one.league === league).map(({ start }) => new Date(start)),
      askedAt: date(last?.askedAt),
      troubled: last?.trouble !== undefined,
    };
  });
}

const startsOf = (due: OddsDue, { sport, tour }: Pick<PairKey, 'sport' | 'tour'>): Date[] =>
  due.pairStarts
    .filter((one) => one.sport === sport && (tour === undefined || one.league === tour))
    .map(({ start }) => new Date(start));

/** A feed's keys: those that are always there, and the tournaments that its list had last. */
function pairsOf({ id, pairs }: OddsFeed, due: OddsDue): ToRead<WantedReading>[] {
  const own = due.keys.filter(({ feed }) => feed === id);
  const listed = pairs.list ? own.filter((key) => key.listed) : [];
  return [...pairs.keys, ...listed].map(({ key, sport, tour }) => {
    const last = own.find((one) => one.key === key);
    return {
      of: { of: 'pairs', key: { key, sport, tour } },
      pace: PAIRS_PACE,
      cost: pairs.cost,
      starts: startsOf(due, { sport, tour }),
      askedAt: date(last?.askedAt),
      // A tournament of which we follow nothing is asked no more often than one that gave nothing.
      troubled: last?.trouble !== undefined || (last?.readAt !== undefined && last.pairs === 0),
    };
  });
}

/** Whether the list of tournaments, which costs nothing, is to be asked for. */
function isListDue({ id, pairs }: OddsFeed, due: OddsDue, now: Date): boolean {
  const sport: PairSport = 'Tennis';
  if (!pairs.list || startsOf(due, { sport }).length === 0) return false;
  const last = due.lists.find(({ feed }) => feed === id);
  return last === undefined || now.getTime() - Date.parse(last.askedAt) >= LIST_EVERY_MS;
}

/** What of a feed is due now; undefined if nothing is, or while it is to be left alone. */
export function whatToRead(keyed: KeyedFeed, due: OddsDue, now: Date): FeedToRead | undefined {
  const { feed, perDay, perMonth, renewal } = keyed;
  const state = due.feeds.find((one) => one.feed === feed.id);
  if (state?.resumeAt !== undefined && Date.parse(state.resumeAt) > now.getTime()) return undefined;
  const spent = due.spent.find((one) => one.feed === feed.id);
  const budget = {
    perDay,
    perMonth,
    spentToday: spent?.today ?? 0,
    spentThisMonth: spent?.month ?? 0,
    // After a spent quota the feed is asked once an hour, whatever it said was left.
    remaining: state?.trouble === 'spent' ? undefined : state?.remaining,
    remainingAt: date(state?.creditsAt),
  };
  const left = creditsLeftToday(budget, now, renewal, feed.cost);
  const plan = planOdds([...leaguesOf(feed, due), ...pairsOf(feed, due)], left, now).due;
  const list: WantedReading[] = isListDue(feed, due, now) ? [{ of: 'list' }] : [];
  const wanted = [...list, ...plan];
  return wanted.length > 0 ? { feed, wanted, state } : undefined;
}
