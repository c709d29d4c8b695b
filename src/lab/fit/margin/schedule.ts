import type { MarginLeague } from '#domain/leagues/index.ts';
import { dayOf } from '#engine/ratings/day.ts';
import { type Played, playedOf } from '#engine/ratings/margin/fixture.ts';
import { count, LOWER_DIVISION, newRoster, type Roster } from '#engine/ratings/margin/roster.ts';
import { type Passage, pass } from '#engine/ratings/margin/time.ts';
import type { FileGame } from '../row.ts';
import { preseasonOf } from './preseasonFacts.ts';

/** One day with games, as every filter sees it: nothing here depends on the filters' parameters. */
export interface GameDay {
  /** What passed since the day before it in the schedule. */
  readonly passage: Passage;
  /** Share of recent results with a line, before this day. */
  readonly lineShare: number;
  readonly games: readonly FileGame[];
  /** The same games, teams by number. */
  readonly fixtures: readonly Played[];
  /** The same, as they are seen before anybody's start is announced. */
  readonly unannounced: readonly Played[];
}

export interface Schedule {
  readonly days: readonly GameDay[];
  readonly games: number;
  /** The teams and the calendar after the last day. */
  readonly roster: Roster;
}

/**
 * Games in order of date, day by day, each day's circumstances read before any of its games is counted.
 * @param scale points per unit of Φ⁻¹ of a moneyline's probability
 * Throws a RangeError where there are none.
 */
export function scheduleOf(
  league: MarginLeague,
  scale: number,
  games: readonly FileGame[],
): Schedule {
  const [first] = games;
  if (!first) throw new RangeError('No games to start from');
  const roster = newRoster(first.season, dayOf(first.date) - 1, preseasonOf(games));
  const days: GameDay[] = [];
  for (let from = 0; from < games.length; ) {
    const today = gamesOfDay(games, from).map(withDivision);
    from += today.length;
    const [opening] = today;
    if (!opening) break;
    const passage = pass(roster, opening.season, dayOf(opening.date));
    const { lineShare } = roster;
    const fixtures = today.map((game) => playedOf(league, scale, roster, game));
    const unannounced = today.map((game) => playedOf(league, scale, roster, nobodyNamed(game)));
    for (const [at, game] of today.entries()) {
      const fixture = fixtures[at];
      if (fixture) count(roster, fixture.home, fixture.away, game, !Number.isNaN(fixture.line));
    }
    days.push({ passage, lineShare, games: today, fixtures, unannounced });
  }
  return { days, games: games.length, roster };
}

const nobodyNamed = ({ homeStarter: _, awayStarter: __, ...game }: FileGame): FileGame => game;

/** The games of one date from an index on. */
function gamesOfDay(games: readonly FileGame[], first: number): FileGame[] {
  const date = games[first]?.date;
  let end = first;
  while (games[end]?.date === date && end < games.length) end += 1;
  return games.slice(first, end);
}

/** A side below the top division belongs to one group of its own, whatever its conference. */
const withDivision = (game: FileGame): FileGame =>
  game.homeTop && game.awayTop
    ? game
    : {
        ...game,
        homeGroup: game.homeTop ? game.homeGroup : LOWER_DIVISION,
        awayGroup: game.awayTop ? game.awayGroup : LOWER_DIVISION,
      };
