import type { GolfParams } from '#engine/golf/params.ts';
import { type GolfEvent, isStrokePlay } from './events.ts';
import { fitFilter } from './fitFilter.ts';
import { fitUpset } from './fitUpset.ts';
import { ratesOf } from './rates.ts';

/** All parameters from the events given: rates, then the filter, then the upset share. Deterministic. */
export function fitGolf(events: readonly GolfEvent[]): GolfParams {
  const strokePlay = events.filter(isStrokePlay);
  const filter = fitFilter(strokePlay, { ...ratesOf(strokePlay), upset: 0 });
  return { ...filter, upset: fitUpset(strokePlay, filter) };
}
