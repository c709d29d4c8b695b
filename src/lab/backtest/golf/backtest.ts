import { readTournaments } from '../../fit/golf/readTournaments.ts';
import type { PlayedTournament } from '../../fit/golf/tournaments.ts';
import { testedSeasons } from '../testedSeasons.ts';
import type { Backtest, Log, Walked } from '../types.ts';
import { questionsOf } from './questions.ts';
import { roundQuantity } from './roundQuantity.ts';
import { shapesOf } from './shapes.ts';
import { walkSeason } from './walkSeason.ts';

/** Golf's walk-forward: PGA Tour, the newest season unless asked otherwise. */
export const golfBacktest: Backtest = { leagues: ['golf'], walk };

function walk(
  league: string,
  folder: string,
  seasons: readonly number[] | undefined,
  log: Log,
): Walked {
  const { events } = readTournaments(folder);
  return walkSeasons(league, events, seasons, log);
}

/** Walks the asked seasons, or the newest, forward. Throws a FileError where one has none before it. */
export function walkSeasons(
  league: string,
  events: readonly PlayedTournament[],
  asked: readonly number[] | undefined,
  log: Log,
): Walked {
  const seasons = testedSeasons(league, events, asked, 1);
  const walked = seasons.map((season) => {
    const forecasts = walkSeason(events, season);
    log(`${season}: ${forecasts.length} events`);
    return { season, forecasts };
  });
  const forecasts = walked.flatMap((season) => season.forecasts);
  return {
    league,
    seasons,
    questions: questionsOf(forecasts),
    quantities: [roundQuantity(forecasts)],
    shapes: walked.flatMap((season) => shapesOf(season.season, season.forecasts)),
    notes: [
      'PGA Tour events alone; no odds in the data',
      'left out: team and Stableford events, qualifying schools, the Tour Championship of 2019–2024 (starting strokes)',
    ],
  };
}
