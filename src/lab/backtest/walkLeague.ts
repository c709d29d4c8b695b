import { join } from 'node:path';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { FileError } from '../data/readRows.ts';
import { readGameFile } from '../fit/readGameFile.ts';
import type { FileGame } from '../fit/row.ts';
import { anchored } from './anchored.ts';
import { otherForecasts, withOthers } from './otherForecasts.ts';
import type { Pools } from './report/league.ts';
import type { Backtest, BacktestQuestion, LineLog, Walked } from './types.ts';

/** A league's walk-forward with all the models it is compared with. */
interface Compared {
  readonly walked: Walked;
  readonly seasons: readonly number[];
  readonly pools: Pools;
}

/**
 * Walks one league; adds plain Elo and the file's other models in team leagues, and the market-anchored forecast to
 * every question with a close. Throws a FileError if a file cannot be used or holds none of the given seasons.
 */
export function walkLeague(
  backtest: Backtest,
  league: string,
  folder: string,
  season: number | undefined,
  log: LineLog,
): Compared {
  const games = teamGames(league, folder);
  if (games && season !== undefined) checkSeason(league, games, season);
  const walked = backtest.walk(league, folder, season === undefined ? undefined : [season], log);
  const seasons = reported(walked, season);
  const forecasts = games && otherForecasts(games, seasons);
  const enriched = walked.questions.map((question) =>
    anchored(forecasts ? withOthers(question, forecasts) : question, seasons),
  );
  return {
    walked: { ...walked, questions: enriched.map(({ question }) => question) },
    seasons,
    pools: new Map(enriched.map(({ question, pools }) => [question.name, pools])),
  };
}

function reported({ league, seasons, questions }: Walked, season: number | undefined): number[] {
  const there = new Set(questions.flatMap(seasonsOf));
  if (there.size === 0 && season === undefined) {
    throw new FileError(`${league}: no season with another before it to fit on`);
  }
  if (season === undefined) return [...(seasons ?? there)].sort((a, b) => a - b);
  if (!there.has(season)) throw new FileError(`${league}: no games of season ${season}`);
  return [season];
}

const seasonsOf = ({ answers }: BacktestQuestion): number[] =>
  answers.map((answer) => answer.season);

function teamGames(league: string, folder: string): readonly FileGame[] | undefined {
  const team = findLeague(league);
  return team && readGameFile(join(folder, `${team.toLowerCase()}.csv.gz`), team).games;
}

/** A season can be forecast if the file has its games, and earlier ones to fit on. */
function checkSeason(league: string, games: readonly FileGame[], season: number): void {
  const seasons = new Set(games.map((game) => game.season));
  const first = Math.min(...seasons);
  if (!seasons.has(season) || season === first) {
    const held = `the file has ${first}–${Math.max(...seasons)}, and the first can only be learned from`;
    throw new FileError(`${league}: no forecasts of season ${season}: ${held}`);
  }
}
