import { join } from 'node:path';
import { FIGURES } from '#domain/leagues/index.ts';
import { devigPower } from '#domain/prices/devig.ts';
import type { TableLeague } from '#domain/tools/marginTable.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { readGameFile } from '../readGameFile.ts';
import type { FileGame } from '../row.ts';

/** The first season that is counted. */
export const FIRST_SEASON = 2015;

/** What a game's closing line says of its margin, and what the margin was; for the home side, points. */
export interface CountedGame {
  readonly margin: number;
  /** The line's center: points, or SDs of the margin where only the moneyline says it. */
  readonly center: number;
  /** Points of both sides above the closing total, if the file has it. */
  readonly overTotal: number | undefined;
}

/** Whether a league's spread is always 1.5 points, so that the moneyline says who is better by how much. */
export const byMoneyline = (league: TableLeague): boolean =>
  FIGURES[league].closing === 'moneyline';

/** A league's games from 2015 on that have a closing line. */
export const countedGames = (folder: string, league: TableLeague): readonly CountedGame[] =>
  readGameFile(join(folder, `${league.toLowerCase()}.csv.gz`), league).games.flatMap((game) =>
    game.season < FIRST_SEASON ? [] : countedGame(league, game),
  );

function countedGame(league: TableLeague, game: FileGame): CountedGame[] {
  const center = byMoneyline(league) ? centerOfMoneyline(game) : centerOfSpread(game);
  if (center === undefined) return [];
  const { homeScore, awayScore, closing } = game;
  const total = closing?.total;
  const overTotal = total === undefined ? undefined : homeScore + awayScore - total;
  return [{ margin: homeScore - awayScore, center, overTotal }];
}

const centerOfSpread = ({ closing }: FileGame): number | undefined =>
  closing?.spread === undefined ? undefined : 0 - closing.spread;

function centerOfMoneyline({ closing }: FileGame): number | undefined {
  const { homeMoneyline, awayMoneyline } = closing ?? {};
  if (homeMoneyline === undefined || awayMoneyline === undefined) return undefined;
  const [home] = devigPower([homeMoneyline, awayMoneyline]);
  return home === undefined ? undefined : normalQuantile(home);
}
