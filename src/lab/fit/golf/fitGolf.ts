import type { GolfParams } from '#engine/golf/params.ts';
import { fitFilter } from './fitFilter.ts';
import { fitUpset } from './fitUpset.ts';
import { ratesOf } from './rates.ts';
import { isStrokePlay, type PlayedTournament } from './tournaments.ts';

/** All parameters from the given events: rates, then the filter, then the upset share. Deterministic. */
export function fitGolf(events: readonly PlayedTournament[]): GolfParams {
  const strokePlay = events.filter(isStrokePlay);
  const filter = fitFilter(strokePlay, { ...ratesOf(strokePlay), upset: 0 });
  return { ...filter, upset: fitUpset(strokePlay, filter) };
}
