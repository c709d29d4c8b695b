import { toldByText } from '../game/toldBy.ts';
import { findLeague } from '../leagues/findLeague.ts';
import { leagueName } from '../leagues/leagueName.ts';
import { inSeason } from '../leagues/season.ts';
import { easternDate, fullDate, shortDayTime } from '../time/time.ts';
import { FEED_LIMIT_MS } from './limits.ts';
import { isNeeded } from './neededFeed.ts';
import { scheduleGaps } from './oldSchedules.ts';
import type { CatchingUp, FeedRecord, LeagueRead, OperationState } from './state.ts';

/** What readers miss while a feed that carries no league of its own does not answer. */
const WITHOUT: Readonly<Record<string, string>> = {
  Bovada: 'Bovada’s prices',
  'Open-Meteo': 'weather forecasts outside the United States',
  'Weather.gov': 'the weather service’s own forecasts',
  Jolpica: 'Formula 1’s own entry lists and results',
  TheSportsDB: 'boxing, and tennis below the two main tours',
};

/** The parts of the site's state from which gaps follow. */
type GapState = Pick<OperationState, 'slate' | 'leagues' | 'feeds' | 'catchingUp' | 'schedules'>;

const isLong = (from: string, now: Date): boolean =>
  now.getTime() - Date.parse(from) > FEED_LIMIT_MS;

/** How long a gap is news. A longer one is the normal state of the site, and only /status mentions it. */
const IS_NEWS_MS = 14 * 86_400_000;

/**
 * Whether a league is missed. Team leagues out of season are not; other sports always have a calendar. A league that never
 * answered is missed from the start: its page has nothing to show, not even old games.
 */
function isMissed({ league, answeredAt }: LeagueRead, now: Date): boolean {
  const code = findLeague(league);
  if (code && !inSeason(code, easternDate(now))) return false;
  return answeredAt === undefined || isLong(answeredAt, now);
}

/** Most leagues whose missing results are named; beyond that only their number is given. */
const MOST_NAMED = 4;

/** "NFL, NBA and NHL" */
function listed(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function leagueGap(leagues: readonly LeagueRead[], now: Date): readonly string[] {
  const missed = leagues.filter((read) => isMissed(read, now));
  if (missed.length === 0) return [];
  // The time of the latest answer, so since then all are missing.
  const since = missed
    .flatMap(({ answeredAt }) => answeredAt ?? [])
    .toSorted()
    .at(-1);
  const when = since === undefined ? 'yet' : `since ${shortDayTime(since)}`;
  const names = listed(missed.map(({ league }) => leagueName(league)));
  return [
    `We have had no data for ${names} ${when}. Games, scores and prices may be missing; the rest is as old as marked.`,
  ];
}

function feedGap(record: FeedRecord, now: Date): readonly string[] {
  const { feed, failingSince } = record;
  const what = isNeeded(record, now) ? WITHOUT[feed] : undefined;
  if (what === undefined || failingSince === undefined || !isLong(failingSince, now)) return [];
  if (now.getTime() - Date.parse(failingSince) > IS_NEWS_MS) return [];
  return [`${feed} has not answered since ${shortDayTime(failingSince)}, so we lack ${what}.`];
}

/** What the ratings lack between the results they were fitted on and today, while it is being loaded. */
function catchingUpGap(rows: readonly CatchingUp[]): readonly string[] {
  const from = rows.map((row) => row.from).toSorted()[0];
  const to = rows
    .map((row) => row.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return [];
  // After a first start it is all of them.
  const names =
    rows.length > MOST_NAMED
      ? `${rows.length} leagues and sports`
      : listed(rows.map(({ league }) => leagueName(league)));
  return [
    `Results of ${names} are still coming in, newest first: our ratings do not include every game from ${fullDate(from)}, to ${fullDate(to)}, yet.`,
  ];
}

/**
 * The sentence for a league that a second feed carries; none if that feed has also been silent for long, because `leagueGap` has
 * said so.
 */
function secondGap(read: LeagueRead, now: Date): readonly string[] {
  const { league, toldBy } = read;
  return toldBy === undefined || isMissed(read, now)
    ? []
    : [toldByText(leagueName(league), toldBy)];
}

/** What readers miss because a feed does not answer, one sentence each, stated as our gap; none for samples. */
export function dataGaps(
  { slate, leagues, feeds, catchingUp = [], schedules = [] }: GapState,
  now: Date,
): readonly string[] {
  if (slate === undefined || slate.sample) return [];
  return [
    ...leagueGap(leagues, now),
    ...leagues.flatMap((read) => secondGap(read, now)),
    ...catchingUpGap(catchingUp),
    ...scheduleGaps(schedules, now),
    ...feeds.flatMap((feed) => feedGap(feed, now)),
  ];
}
