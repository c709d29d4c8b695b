import type { League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import { FileError } from '../../data/readRows.ts';
import { playLines } from '../playLines.ts';

/** The score after it changed. */
export interface ScoredPlay {
  /** From 1; those after regulation are overtimes. */
  readonly period: number;
  /** Seconds left in regulation, or in the overtime. */
  readonly left: number;
  readonly home: number;
  readonly away: number;
}

/** A game's score changes in order. */
export interface BasketballGamePlays {
  /** As the league's file names it: date|home|away. */
  readonly id: string;
  readonly season: number;
  readonly plays: readonly ScoredPlay[];
}

const COLUMNS = 'season,date,home,away,period,sec_left,home_score,away_score';
const HEADERS: Partial<Record<League, string>> = { NBA: `${COLUMNS},poss`, NCAAB: COLUMNS };

/**
 * Games of FOLDER/plays/<league>.csv.gz, one after the other. Throws a FileError if there is none of the league, the file is missing,
 * has other columns, or a number is none.
 */
export function* readBasketballPlays(
  folder: string,
  league: League,
): Generator<BasketballGamePlays> {
  const header = HEADERS[league];
  if (!header) throw new FileError(`${league}: no plays`);
  const { periods, seconds } = liveFormatOf(league);
  let game: { id: string; season: number; plays: ScoredPlay[] } | undefined;
  for (const cells of playLines(folder, league.toLowerCase(), header)) {
    const [season, date, home, away, ...numbers] = cells;
    const id = `${date}|${home}|${away}`;
    if (game?.id !== id) {
      if (game && isTimed(game)) yield game;
      game = { id, season: Number(season), plays: [] };
    }
    const [period = 0, left = -1, own = -1, other = -1] = numbers.slice(0, 4).map(Number);
    const whole = [game.season, period, left, own, other].every(Number.isInteger);
    if (!whole || period < 1 || left < 0 || left > periods * seconds || own < 0 || other < 0) {
      throw new FileError(`${league}: plays of ${id}: ${cells.join(',')}`);
    }
    game.plays.push({ period, left, home: own, away: other });
  }
  if (game && isTimed(game)) yield game;
}

/** Most points that both sides together can make in the last seconds: a game with more was told without its clock. */
const MOST_LATE = 20;
const LATE = 3;

function isTimed({ plays }: BasketballGamePlays): boolean {
  const early = plays.findLast(({ left }) => left > LATE);
  const last = plays.at(-1);
  if (!early || !last) return false;
  return last.home + last.away - early.home - early.away <= MOST_LATE;
}
