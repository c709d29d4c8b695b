import type { GolfParams } from '#engine/golf/params.ts';
import { fitGolfFilter } from './fitFilter.ts';
import { fitUpset } from './fitUpset.ts';
import { golfRates } from './rates.ts';
import { isStrokePlay, type PlayedTournament } from './tournaments.ts';

/** All parameters from the given events: rates, then the filter, then the upset share. Deterministic. */
export function fitGolf(events: readonly PlayedTournament[]): GolfParams {
  const strokePlay = events.filter(isStrokePlay);
  const filter = fitGolfFilter(strokePlay, { ...golfRates(strokePlay), upset: 0 });
  return { ...filter, upset: fitUpset(strokePlay, filter) };
}
