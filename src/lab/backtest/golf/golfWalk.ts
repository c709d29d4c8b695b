import { counted } from '#domain/words/counted.ts';
import { readTournaments } from '../../fit/golf/readTournaments.ts';
import type { PlayedTournament } from '../../fit/golf/tournaments.ts';
import type { Results, SportWalk } from '../walkResults.ts';
import { questionsOf } from './questions.ts';
import { roundQuantity } from './roundQuantity.ts';
import { golfShapes } from './shapes.ts';
import { type TestedGolfForecast, walkGolfSeason } from './walkSeason.ts';

interface Season {
  readonly season: number;
  readonly forecasts: readonly TestedGolfForecast[];
}

/** Golf's PGA Tour, walked forward; by default the newest season. */
export const golfWalk: SportWalk<PlayedTournament, Results<PlayedTournament>, Season> = {
  leagues: ['golf'],
  newest: 1,
  read: (league, folder) => ({ league, rows: readTournaments(folder).events }),
  season(_, events, log) {
    const forecasts = walkGolfSeason(events);
    log(`${events.season}: ${counted(forecasts.length, 'event')}`);
    return { season: events.season, forecasts };
  },
  tell(walks) {
    const forecasts = walks.flatMap((walk) => walk.forecasts);
    return {
      questions: questionsOf(forecasts),
      quantities: [roundQuantity(forecasts)],
      shapes: walks.flatMap((walk) => golfShapes(walk.season, walk.forecasts)),
      notes: [
        'PGA Tour events alone; no odds in the data',
        'left out: team and Stableford events, qualifying schools, the Tour Championship of 2019–2024 (starting strokes)',
      ],
    };
  },
};
