import { followableOf } from '#domain/follow/follow.ts';
import { askedKey, type PlayersNow, playerAsked } from '#domain/follow/playerNow.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { isTonight } from '#domain/game/tonight.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import {
  findLeaguePage,
  type LeaguePage,
  leaguePageName,
  leaguePagePath,
} from '#domain/leagues/leaguePage.ts';
import { seasonReturn } from '#domain/leagues/season.ts';
import { fighterPath, teamPath } from '#domain/product/paths.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import type { FollowedAnswer, FollowedItem } from '../../followed.ts';
import type { CalendarEntry } from '../calendar/entry.ts';
import type { FollowedContest, FollowedSide } from './contest.ts';
import { type MadeItem, playerItem } from './playerItem.ts';
import type { FollowedSeason } from './season.ts';
import type { WorthSeeing } from './worth.ts';

/** What a slate holds for the answer. */
export interface FollowedFacts {
  readonly contests: ReadonlyMap<LeaguePage, readonly FollowedContest[]>;
  /** Of individual sports: what their calendars show. */
  readonly events: ReadonlyMap<LeaguePage, readonly CalendarEntry[]>;
  readonly seasons: ReadonlyMap<League, FollowedSeason>;
  /** Games of the week that decide most, the biggest first. */
  readonly deciding: readonly WorthSeeing[];
  readonly lopsided: readonly WorthSeeing[];
  readonly players: PlayersNow;
}

/** Odds of a season that are older are those of one that is over. */
const SEASON_DAYS = 8;
/** No contest is under way for longer after its start, ms. */
const LONGEST_MS = 6 * 3_600_000;

/** How an event's summary says that it is a sample. */
const SAMPLE = /^Sample: /;

type Begins = { readonly start: string };
const byStart = (one: Begins, other: Begins): number =>
  Date.parse(one.start) - Date.parse(other.start);

/** Still to come or under way. */
const isAhead =
  (now: Date) =>
  ({ start, status }: Pick<FollowedContest, 'start' | 'status'>): boolean =>
    (status === 'scheduled' || status === 'live') && Date.parse(start) > now.getTime() - LONGEST_MS;

const tonightIn = (contests: readonly FollowedContest[], now: Date): number =>
  contests.filter(({ start, timeKnown, status }) => {
    const game = { gameTime: start, timeKnown, status };
    return !isClosed(game, now) && isTonight(game, now);
  }).length;

function nextOf(contest: FollowedContest, side?: FollowedSide): FollowedItem['next'] {
  const { path, title, start, timeKnown, draw, line, sample } = contest;
  return {
    path,
    title,
    startTime: start,
    timeKnown,
    ...(side && { share: side.share, draw, marketLine: line, priceSaid: side.price }),
    sample,
  };
}

function lastOf(contest: FollowedContest, side: FollowedSide): FollowedItem['last'] {
  const { path, title, start, sample } = contest;
  const { outcome, share, percentile } = side;
  return outcome === undefined
    ? undefined
    : { path, title, startTime: start, outcome, share, percentile, sample };
}

/** A season while its odds are of these days. */
function seasonIn(facts: FollowedFacts, page: LeaguePage, now: Date): FollowedSeason | undefined {
  const league = findLeague(page);
  const season = league && facts.seasons.get(league);
  return season && season.day >= addDays(easternDate(now), -SEASON_DAYS) ? season : undefined;
}

const returnsIn = (page: LeaguePage, now: Date): string | undefined => {
  const league = findLeague(page);
  return league && seasonReturn(league, easternDate(now));
};

/** A team or fighter. */
function ofSide(facts: FollowedFacts, page: LeaguePage, key: string, now: Date): MadeItem {
  const own = (facts.contests.get(page) ?? []).flatMap((contest) => {
    const side = contest.sides.find((one) => one.key === key);
    return side ? [{ contest, side }] : [];
  });
  const sorted = own.toSorted((one, other) => byStart(one.contest, other.contest));
  const next = sorted.find(({ contest }) => isAhead(now)(contest));
  const yesterday = addDays(easternDate(now), -1);
  const last = sorted.findLast(
    ({ contest, side }) => side.outcome !== undefined && easternDate(contest.start) >= yesterday,
  );
  const season = seasonIn(facts, page, now);
  const team = season?.teams.find((one) => one.key === key);
  const named = sorted.at(-1)?.side ?? team;
  const change = team?.changes.find(({ start }) => Date.parse(start) > now.getTime());
  const id = `${page.toLowerCase()}:${key}`;
  const league = findLeague(page);
  const path = league ? teamPath(league, key) : fighterPath(key);
  return {
    item: {
      id,
      name: named?.name,
      shortName: named?.shortName,
      leagueName: leaguePageName(page),
      path: path ?? leaguePagePath(page),
      next: next && nextOf(next.contest, next.side),
      last: last && lastOf(last.contest, last.side),
      season: season &&
        team && {
          path: season.path,
          seasonName: season.seasonName,
          record: team.record,
          expectation: team.expected,
          goals: [...team.goals],
          change: change && { verb: change.verb, says: change.says },
          asOf: season.asOf,
          sample: season.sample,
        },
      returns: next ? undefined : returnsIn(page, now),
    },
    from: [...(next ? [next.contest] : []), ...(last ? [last.contest] : [])],
  };
}

/** A whole league or sport. */
function ofLeague(facts: FollowedFacts, page: LeaguePage, now: Date): MadeItem {
  const contests = facts.contests.get(page) ?? [];
  const next = findLeague(page) && contests.filter(isAhead(now)).toSorted(byStart)[0];
  const event = (facts.events.get(page) ?? []).filter(isAhead(now)).toSorted(byStart)[0];
  const season = seasonIn(facts, page, now);
  const name = leaguePageName(page);
  const from = next ?? event;
  return {
    item: {
      id: page.toLowerCase(),
      name,
      shortName: name,
      leagueName: name,
      path: leaguePagePath(page),
      next: next
        ? nextOf(next)
        : event && {
            path: event.path,
            title: event.summary.replace(SAMPLE, ''),
            startTime: event.start,
            timeKnown: event.days === undefined,
            sample: SAMPLE.test(event.summary),
          },
      gamesTonight: findLeague(page) && tonightIn(contests, now),
      season: season && {
        path: season.path,
        seasonName: season.seasonName,
        goals: [],
        favorites: season.favorites,
        asOf: season.asOf,
        sample: season.sample,
      },
      returns: from ? undefined : returnsIn(page, now),
    },
    from: from ? [from] : [],
  };
}

/** The biggest deciding game of tonight that is still to come, else the most lopsided one. */
function worthSeeing({ deciding, lopsided }: FollowedFacts, now: Date): WorthSeeing | undefined {
  const open = ({ start, timeKnown }: WorthSeeing): boolean =>
    Date.parse(start) > now.getTime() && isTonight({ gameTime: start, timeKnown }, now);
  return deciding.find(open) ?? lopsided.find(open);
}

const soonest = (one: MadeItem, other: MadeItem): number => {
  const [a, b] = [one, other].map(({ item }) => Date.parse(item.next?.startTime ?? '9999-01-01'));
  return (a ?? 0) - (b ?? 0) || (one.item.id < other.item.id ? -1 : 1);
};

const oldest = (all: MadeItem['from']): string | null =>
  all.map(({ asOf }) => asOf).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;

/** The answer about what a reader follows, at a time. @param of ids (domain/follow/follow.ts) */
export function followedAnswer(
  of: readonly string[],
  facts: FollowedFacts,
  now: Date,
): FollowedAnswer {
  const made = of
    .flatMap((id): MadeItem[] => {
      const { league = '', key = '' } = followableOf(id) ?? {};
      const page = findLeaguePage(league);
      if (!page) return [];
      const player = playerAsked(id);
      if (player) return [playerItem(id, player, facts.players.get(askedKey(player)), now)];
      return [key === '' ? ofLeague(facts, page, now) : ofSide(facts, page, key, now)];
    })
    .sort(soonest);
  const worth = worthSeeing(facts, now);
  const parts = made.flatMap(({ item: { next, last, season, player } }) => [
    next,
    last,
    season,
    player?.last,
  ]);
  return {
    items: made.map(({ item }) => item),
    worth: worth && {
      path: worth.path,
      startTime: worth.start,
      timeKnown: worth.timeKnown,
      says: worth.says,
      sample: worth.sample,
    },
    sample: [...parts, worth].some((part) => part?.sample),
    asOf: oldest([...made.flatMap(({ from }) => from), ...(worth ? [worth] : [])]),
  };
}
