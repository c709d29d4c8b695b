import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterOf } from '#domain/leagues/starter.ts';
import { dayOf } from '#engine/ratings/day.ts';
import {
  type Fixture,
  fixtureOf,
  type PlayedFixture,
  playedOf,
} from '#engine/ratings/margin/fixture.ts';
import {
  countGame,
  LOWER_DIVISION,
  newRoster,
  type Roster,
} from '#engine/ratings/margin/roster.ts';
import { type Passage, pass } from '#engine/ratings/margin/time.ts';
import type { FileGame } from '../row.ts';
import { walkForward } from '../walkForward.ts';
import { attend, type Known, newAttendance, withAbsences } from './absences/attendance.ts';
import { preseasonOf } from './preseasonFacts.ts';

/** One day with games, as every filter sees it: nothing here depends on the filters' parameters. */
export interface GameDay {
  /** What passed since the day before it in the schedule. */
  readonly passage: Passage;
  /** Share of recent results with a line, before this day. */
  readonly lineShare: number;
  readonly games: readonly FileGame[];
  /** The same games, teams by number, as they are learned from. */
  readonly fixtures: readonly PlayedFixture[];
  /** The same, as they are seen before anybody's start is announced. */
  readonly unannounced: readonly Fixture[];
  /** And as they are asked about: less may be known of who is out. */
  readonly asked: readonly Fixture[];
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
 * @param known which absences the forecasts know of, where the files tell who played
 * Throws a RangeError where there are none.
 */
export function scheduleOf(
  league: MarginLeague,
  scale: number,
  games: readonly FileGame[],
  known: Known = 'listed',
): Schedule {
  const [first] = games;
  if (!first) throw new RangeError('No games to start from');
  const preseason = preseasonOf(games);
  const roster = newRoster(first.season, dayOf(first.date) - 1, { preseason });
  const attendance = newAttendance();
  const days: InWork[] = [];
  const named = starterOf(league) !== undefined;
  walkForward(games.map(withDivision), {
    together: (opening, { date }) => date === opening.date,
    arrive({ season, date }) {
      const passage = pass(roster, season, dayOf(date));
      const { lineShare } = roster;
      days.push({ passage, lineShare, games: [], fixtures: [], asked: [], unannounced: [] });
    },
    ask(game) {
      const tale = withAbsences(attendance, roster, game, known);
      const fixture = playedOf(league, scale, roster, tale.learned);
      const asked = fixtureOf(league, roster, tale.asked);
      const today = days.at(-1);
      today?.games.push(game);
      today?.fixtures.push(fixture);
      today?.asked.push(asked);
      today?.unannounced.push(named ? fixtureOf(league, roster, nobodyNamed(tale.asked)) : asked);
      return { tale, fixture };
    },
    learn(_, { tale, fixture }) {
      countGame(roster, fixture.home, fixture.away, tale.learned, !Number.isNaN(fixture.line));
      attend(attendance, roster, tale);
    },
  });
  return { days, games: games.length, roster };
}

/** A day whose games are being asked about. */
interface InWork extends GameDay {
  readonly games: FileGame[];
  readonly fixtures: PlayedFixture[];
  readonly asked: Fixture[];
  readonly unannounced: Fixture[];
}

const nobodyNamed = ({ homeStarter: _, awayStarter: __, ...game }: FileGame): FileGame => game;

/** A side below the top division belongs to one group of its own, whatever its conference. */
const withDivision = (game: FileGame): FileGame =>
  game.homeTop && game.awayTop
    ? game
    : {
        ...game,
        homeGroup: game.homeTop ? game.homeGroup : LOWER_DIVISION,
        awayGroup: game.awayTop ? game.awayGroup : LOWER_DIVISION,
      };
