import { FIGURES } from '#domain/leagues/index.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { Closing, RatedResult } from '#engine/ratings/game.ts';
import type { PreseasonFacts } from '#engine/ratings/margin/preseason.ts';
import {
  BadCell,
  type Cells,
  countCell,
  day,
  flagCell,
  numberCell,
  orProblem,
  priceCell,
  probability,
  textCell,
} from '../data/cells.ts';
import type { CsvProblem } from '../data/readRows.ts';
import type { PlayerMinutes } from './margin/absences/playerMinutes.ts';

/** One game of a file: what the ratings learn from, and the file's other data about it. */
export interface FileGame extends RatedResult {
  /** date|home|away, with |2 for a doubleheader's second game: joins other forecasts of the same game. */
  readonly id: string;
  readonly postseason: boolean;
  /** Conference if the file has it, else "". */
  readonly homeGroup: string;
  readonly awayGroup: string;
  /** False if the file says the team plays below the top division. */
  readonly homeTop: boolean;
  readonly awayTop: boolean;
  /** Facts about each side before the season, if a file has them. */
  readonly homePreseason?: PreseasonFacts;
  readonly awayPreseason?: PreseasonFacts;
  /** Who played for each side, if a file has it for both. */
  readonly homePlayed?: readonly PlayerMinutes[];
  readonly awayPlayed?: readonly PlayerMinutes[];
  /** Week of a football season, from 1. */
  readonly week?: number;
  /** "OT", "SO" … if the file says how the game was decided beyond regulation. */
  readonly overtime?: string;
  /** Source of the prices, in the file's own words. */
  readonly oddsSource?: string;
  readonly others: OtherForecasts;
}

/** Other models' forecasts and ratings for a game, from the file. */
interface OtherForecasts {
  /** FiveThirtyEight's plain Elo: home win probability. */
  readonly elo538?: number;
  /** FiveThirtyEight's published home win probability; out of three outcomes if there is a draw's. */
  readonly rating538?: number;
  readonly rating538Draw?: number;
  /** CollegeFootballData's Elo ratings before the game. */
  readonly homeElo?: number;
  readonly awayElo?: number;
}

/** Limit of a plausible score: more than any side has ever scored. */
const MOST_POINTS = 250;

/** Key that joins rows of several files: date|home|away, with |2 for a doubleheader's second game. Throws a BadCell. */
export function gameId(row: Cells): string {
  const sides = [day(row, 'date'), textCell(row, 'home'), textCell(row, 'away')];
  const second = countCell({ game_no: row.game_no || '1' }, 'game_no', 9);
  return [...sides, ...(second > 1 ? [second] : [])].join('|');
}

/** One row as a game, or the first column that is malformed. */
export const gameInRow = (row: Cells, league: League): FileGame | CsvProblem =>
  orProblem(() => read(row, league));

/** Whether the league's files omit neutral sites. */
function siteUntold(league: League): boolean {
  const figures = FIGURES[league];
  return 'siteUntold' in figures && figures.siteUntold === true;
}

function read(row: Cells, league: League): FileGame {
  const date = day(row, 'date');
  const [homeKey, awayKey] = sides(row);
  return {
    id: gameId(row),
    league,
    season: season(row, date),
    date,
    homeKey,
    awayKey,
    homeScore: countCell(row, 'home_score', MOST_POINTS),
    awayScore: countCell(row, 'away_score', MOST_POINTS),
    neutralSite: flagCell(row, 'neutral'),
    ...(!row.neutral && siteUntold(league) ? { siteUnknown: true } : {}),
    postseason: flagCell(row, 'postseason'),
    closing: closing(row, LEAGUES[league].canDraw),
    homeGroup: row.home_conf ?? '',
    awayGroup: row.away_conf ?? '',
    homeTop: (row.home_div || 'fbs') === 'fbs',
    awayTop: (row.away_div || 'fbs') === 'fbs',
    ...(row.week ? { week: countCell(row, 'week', 60) } : {}),
    ...(row.ot ? { overtime: row.ot } : {}),
    ...(row.odds_src ? { oddsSource: row.odds_src } : {}),
    others: others(row),
  };
}

function sides(row: Cells): [home: string, away: string] {
  const home = textCell(row, 'home');
  const away = textCell(row, 'away');
  if (home === away) throw new BadCell('away', `"${away}" is the home team too`);
  return [home, away];
}

/** The season's year, at most one year from the date's. */
function season(row: Cells, date: string): number {
  const value = countCell(row, 'season');
  if (Math.abs(value - Number(date.slice(0, 4))) > 1) {
    throw new BadCell('season', `${value} does not go with the date ${date}`);
  }
  return value;
}

function closing(row: Cells, canDraw: boolean): Closing {
  return {
    homeMoneyline: priceCell(row, 'home_ml'),
    awayMoneyline: priceCell(row, 'away_ml'),
    drawMoneyline: canDraw ? priceCell(row, 'draw_ml') : undefined,
    spread: numberCell(row, 'spread'),
    total: numberCell(row, 'total'),
    overPrice: priceCell(row, 'over_odds'),
    underPrice: priceCell(row, 'under_odds'),
  };
}

function others(row: Cells): OtherForecasts {
  const found = {
    elo538: probability(row, 'elo538_home_prob'),
    rating538: probability(row, 'rating538_home_prob'),
    rating538Draw: probability(row, 'rating538_draw_prob'),
    homeElo: numberCell(row, 'cfbd_home_elo'),
    awayElo: numberCell(row, 'cfbd_away_elo'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
