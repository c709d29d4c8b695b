import type { CalendarDate } from '../../time/time.ts';
import { boardPath } from '../playerPaths.ts';
import { type FantasyScoring, findScoring, scoringKey } from '../scorings.ts';
import { type PlayerLeague, STAT_NAMES } from '../statNames.ts';

/** What a reader asks a board for; what is left out is ours to choose. */
export interface BoardAsked {
  readonly league: PlayerLeague;
  /** As the feed writes it: "WR". */
  readonly position?: string | undefined;
  /** The stat that sorts; left out: fantasy points. */
  readonly sort?: string | undefined;
  readonly scoring?: FantasyScoring | undefined;
  /** An Eastern day, or all of them. */
  readonly day?: CalendarDate | 'all' | undefined;
  /** Every row, not only the first. */
  readonly all?: boolean | undefined;
}

/** The query parameters that a board depends on. */
export const BOARD_PARAMETERS = ['position', 'sort', 'scoring', 'day', 'show'] as const;

/** A query: URLSearchParams are one. */
interface Query {
  readonly get: (name: string) => string | null;
}

const isDay = (text: string): boolean => /^(?:\d{4}-\d{2}-\d{2}|all)$/.test(text);

/** What a query asks of a league's board; undefined if it names no position, stat, scoring or day. Empty values ask for nothing. */
export function boardAsked(league: PlayerLeague, search: Query): BoardAsked | undefined {
  const [position, sort, scoringText, day, show] = BOARD_PARAMETERS.map(
    (name) => search.get(name) || undefined,
  );
  const scoring = scoringText === undefined ? undefined : findScoring(scoringText);
  const isRead =
    (position === undefined || /^[\dA-Za-z/-]{1,8}$/.test(position)) &&
    (sort === undefined || Object.hasOwn(STAT_NAMES, sort)) &&
    (scoringText === undefined || scoring !== undefined) &&
    (day === undefined || isDay(day)) &&
    (show === undefined || show === 'all');
  if (!isRead) return undefined;
  return { league, position: position?.toUpperCase(), sort, scoring, day, all: show === 'all' };
}

/** The address of what is asked for: "/players/nfl?position=WR&sort=receivingYards". */
export function askedPath({ league, position, sort, scoring, day, all }: BoardAsked): string {
  const query = [
    ...(position ? [`position=${encodeURIComponent(position)}`] : []),
    ...(sort ? [`sort=${encodeURIComponent(sort)}`] : []),
    ...(scoring ? [`scoring=${scoringKey(scoring)}`] : []),
    ...(day ? [`day=${day}`] : []),
    ...(all ? ['show=all'] : []),
  ].join('&');
  return boardPath(league) + (query === '' ? '' : `?${query}`);
}
