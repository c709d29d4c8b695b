import { grouped } from '../../lists/grouped.ts';
import { type CalendarDate, easternDate } from '../../time/time.ts';
import { statFigures } from '../lineFigures.ts';
import { mainStats } from '../mainStats.ts';
import { type FantasyScoring, fantasyStat, scoringsOf } from '../scorings.ts';
import type { PlayerLeague } from '../statNames.ts';
import { shownStats } from '../statText.ts';
import type { BoardAsked } from './boardAsked.ts';
import { type BoardPlayer, type GameLinesSaid, playersOfGames } from './boardPlayer.ts';

/** Leagues that play by the week: their board is of all days at once, each player's next game; others' of the next day with games. */
const BY_WEEK: readonly PlayerLeague[] = ['NFL', 'EPL'];

/** A position with how many players it has. */
interface PositionCount {
  readonly position: string;
  readonly players: number;
}

/** What a board shows, and what else may be asked of it. */
export interface Board {
  /** Sorted, the most expected first. */
  readonly rows: readonly BoardPlayer[];
  /** Eastern days with players, the soonest first. */
  readonly days: readonly CalendarDate[];
  /** The one shown. */
  readonly day: CalendarDate | 'all';
  readonly positions: readonly PositionCount[];
  readonly scorings: readonly FantasyScoring[];
  /** The one whose points are shown; undefined if lines have none. */
  readonly scoring: FantasyScoring | undefined;
  /** Stats that may sort: the main ones of who is shown, and fantasy points. */
  readonly sorts: readonly string[];
  readonly sort: string | undefined;
}

/** The order of a position's chips; others come after them by their letters. */
const FIRST = [
  'QB',
  'RB',
  'WR',
  'TE',
  'K',
  'PK',
  'DST',
  'SP',
  'PG',
  'SG',
  'G',
  'SF',
  'PF',
  'F',
  'C',
];
const placeOf = (position: string): number =>
  FIRST.includes(position) ? FIRST.indexOf(position) : FIRST.length;

function positionsOf(players: readonly BoardPlayer[]): readonly PositionCount[] {
  return [...grouped(players, ({ line }) => line.position)]
    .filter(([position]) => position !== '')
    .map(([position, of]) => ({ position, players: of.length }))
    .toSorted(
      (one, other) =>
        placeOf(one.position) - placeOf(other.position) ||
        one.position.localeCompare(other.position, 'en'),
    );
}

/** A stat's mean, times the chance that he plays; undefined if he has none. */
function expected({ line }: BoardPlayer, stat: string): number | undefined {
  const counts = line.stats[stat];
  const figures = counts && statFigures(counts);
  return figures && figures.mean * line.plays;
}

/** The most expected first; equal ones by name, and who has no such stat not at all. */
function sorted(players: readonly BoardPlayer[], stat: string): readonly BoardPlayer[] {
  return players
    .flatMap((player) => {
      const value = expected(player, stat);
      return value === undefined ? [] : [{ player, value }];
    })
    .toSorted(
      (one, other) =>
        other.value - one.value ||
        one.player.line.name.localeCompare(other.player.line.name, 'en') ||
        one.player.line.playerId.localeCompare(other.player.line.playerId, 'en'),
    )
    .map(({ player }) => player);
}

/** The scoring's points, then main stats of those shown in reading order. */
function sortsOf(players: readonly BoardPlayer[], scoring: FantasyScoring | undefined) {
  const main = Object.fromEntries(
    players.flatMap(({ line }) =>
      mainStats(line.position, line.stats).map((stat) => [stat, true] as const),
    ),
  );
  return [...(scoring ? [fantasyStat(scoring)] : []), ...shownStats(main)];
}

/** Of each player the first. */
const firstOfEach = (players: readonly BoardPlayer[]): readonly BoardPlayer[] =>
  [...grouped(players, ({ line }) => line.playerId).values()].flatMap(([first]) => first ?? []);

/**
 * A league's board as asked for.
 * @param games those that have not ended, the soonest first
 */
export function playerBoardOf(games: readonly GameLinesSaid[], asked: BoardAsked): Board {
  const all = playersOfGames(games);
  const dayOf = ({ game }: BoardPlayer): CalendarDate => easternDate(game.gameTime);
  const days = [...new Set(all.map(dayOf))].toSorted();
  const usual = BY_WEEK.includes(asked.league) ? 'all' : (days[0] ?? 'all');
  const day = asked.day ?? usual;
  const whole = BY_WEEK.includes(asked.league) ? firstOfEach(all) : all;
  const ofDay = day === 'all' ? whole : all.filter((player) => dayOf(player) === day);
  const shown = asked.position
    ? ofDay.filter(({ line }) => line.position === asked.position)
    : ofDay;
  const scorings = scoringsOf(Object.assign({}, ...ofDay.map(({ line }) => line.stats)));
  const scoring = scorings.find((one) => one === asked.scoring) ?? scorings[0];
  const sorts = sortsOf(shown, scoring);
  const sort = asked.sort ?? (scoring ? fantasyStat(scoring) : sorts[0]);
  return {
    rows: sort === undefined ? shown : sorted(shown, sort),
    days,
    day,
    positions: positionsOf(ofDay),
    scorings,
    scoring,
    sorts,
    sort,
  };
}
