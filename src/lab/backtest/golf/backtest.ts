import { FileError } from '../../data/readRows.ts';
import { readTournaments } from '../../fit/golf/readTournaments.ts';
import type { PlayedTournament } from '../../fit/golf/tournaments.ts';
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
  return walkSeasons(league, events, seasons ?? newest(events), log);
}

const newest = (events: readonly PlayedTournament[]): number[] => [
  Math.max(...events.map(({ season }) => season)),
];

/** Walks the asked seasons forward. Throws a FileError where none of them has one before it. */
export function walkSeasons(
  league: string,
  events: readonly PlayedTournament[],
  seasons: readonly number[],
  log: Log,
): Walked {
  const walked = seasons.flatMap((season) => {
    if (!events.some((event) => event.season < season)) {
      log(`${season}: no earlier season to fit on, skipped`);
      return [];
    }
    const forecasts = walkSeason(events, season);
    log(`${season}: ${forecasts.length} events`);
    return [{ season, forecasts }];
  });
  if (walked.length === 0) throw new FileError(`${league}: no season before ${seasons.join(', ')}`);
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
