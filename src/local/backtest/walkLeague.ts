import { join } from 'node:path';
import { findLeague } from '#domain/league.ts';
import { FileError } from '../data/readRows.ts';
import { readGames } from '../fit/readGames.ts';
import { anchored } from './anchored.ts';
import { otherForecasts, withOthers } from './otherForecasts.ts';
import type { Pools } from './report/league.ts';
import type { Backtest, Log, Question, Walked } from './types.ts';

/** A league's walk-forward with everything it is compared with. */
export interface Compared {
  readonly walked: Walked;
  readonly seasons: readonly number[];
  readonly pools: Pools;
}

/**
 * Walks one league and adds plain Elo and the file's other models in team leagues, and the market-anchored forecast
 * wherever a question has a close. Throws a FileError where a file cannot be used or no asked season is in it.
 */
export function walkLeague(
  backtest: Backtest,
  league: string,
  folder: string,
  season: number | undefined,
  log: Log,
): Compared {
  const walked = backtest.walk(league, folder, season === undefined ? undefined : [season], log);
  const seasons = reported(walked, season);
  const forecasts = teamForecasts(league, folder, seasons, log);
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
  if (season === undefined) return [...(seasons ?? there)].sort((a, b) => a - b);
  if (!there.has(season)) throw new FileError(`${league}: no games of season ${season}`);
  return [season];
}

const seasonsOf = ({ answers }: Question): number[] => answers.map((answer) => answer.season);

function teamForecasts(league: string, folder: string, seasons: readonly number[], log: Log) {
  const team = findLeague(league);
  if (!team) return undefined;
  log(`${league}: plain Elo`);
  const { games } = readGames(join(folder, `${team.toLowerCase()}.csv.gz`), team);
  return otherForecasts(games, seasons);
}
