import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterFigures } from '#domain/leagues/starter.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import {
  type Fixture,
  marginFixture,
  type PlayedFixture,
  playedFixture,
} from '#engine/ratings/margin/fixture.ts';
import {
  countMarginGame,
  LOWER_DIVISION,
  newRoster,
  type Roster,
} from '#engine/ratings/margin/roster.ts';
import { moveRosterTo, type RatingPassage } from '#engine/ratings/margin/time.ts';
import type { FileGame } from '../row.ts';
import { walkForward } from '../walkForward.ts';
import {
  attend,
  type KnownAttendance,
  newAttendance,
  withAbsences,
} from './absences/attendance.ts';
import { preseasonOf } from './preseasonFacts.ts';

/** One day with games; nothing in it depends on the filters' parameters, so all filters share it. */
export interface GameDay {
  /** The time since the schedule's previous day. */
  readonly passage: RatingPassage;
  /** Share of recent results with a line, before this day. */
  readonly lineShare: number;
  readonly games: readonly FileGame[];
  /** The same games with teams by index, in the form for learning. */
  readonly fixtures: readonly PlayedFixture[];
  /** The same, in the form known before starters are announced. */
  readonly unannounced: readonly Fixture[];
  /** The same, in the form for forecasts: less may be known about absences. */
  readonly asked: readonly Fixture[];
}

export interface Schedule {
  readonly days: readonly GameDay[];
  readonly games: number;
  /** The teams and the calendar after the last day. */
  readonly roster: Roster;
}

/**
 * Games in order of date, day by day; each day's circumstances are computed before any of its games counts.
 * @param scale points per unit of Φ⁻¹ of a moneyline's probability
 * @param known which absences the forecasts know, if the files tell who played
 * Throws a RangeError without games.
 */
export function marginSchedule(
  league: MarginLeague,
  scale: number,
  games: readonly FileGame[],
  known: KnownAttendance = 'listed',
): Schedule {
  const [first] = games;
  if (!first) throw new RangeError('No games to start from');
  const preseason = preseasonOf(games);
  const roster = newRoster(first.season, ratingDay(first.date) - 1, { preseason });
  const attendance = newAttendance();
  const days: InWork[] = [];
  const named = starterFigures(league) !== undefined;
  walkForward(games.map(withDivision), {
    together: (opening, { date }) => date === opening.date,
    arrive({ season, date }) {
      const passage = moveRosterTo(roster, season, ratingDay(date));
      const { lineShare } = roster;
      days.push({ passage, lineShare, games: [], fixtures: [], asked: [], unannounced: [] });
    },
    ask(game) {
      const tale = withAbsences(attendance, roster, game, known);
      const fixture = playedFixture(league, scale, roster, tale.learned);
      const asked = marginFixture(league, roster, tale.asked);
      const today = days.at(-1);
      today?.games.push(game);
      today?.fixtures.push(fixture);
      today?.asked.push(asked);
      today?.unannounced.push(
        named ? marginFixture(league, roster, nobodyNamed(tale.asked)) : asked,
      );
      return { tale, fixture };
    },
    learn(_, { tale, fixture }) {
      countMarginGame(
        roster,
        fixture.home,
        fixture.away,
        tale.learned,
        !Number.isNaN(fixture.line),
      );
      attend(attendance, roster, tale);
    },
  });
  return { days, games: games.length, roster };
}

/** A day whose games are being forecast. */
interface InWork extends GameDay {
  readonly games: FileGame[];
  readonly fixtures: PlayedFixture[];
  readonly asked: Fixture[];
  readonly unannounced: Fixture[];
}

const nobodyNamed = ({ homeStarter: _, awayStarter: __, ...game }: FileGame): FileGame => game;

/** All sides below the top division form one group, whatever their conference. */
const withDivision = (game: FileGame): FileGame =>
  game.homeTop && game.awayTop
    ? game
    : {
        ...game,
        homeGroup: game.homeTop ? game.homeGroup : LOWER_DIVISION,
        awayGroup: game.awayTop ? game.awayGroup : LOWER_DIVISION,
      };
