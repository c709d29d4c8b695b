import { clock } from '#clock';
import { loadEvents } from '#content/events.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { comingMatches } from '#render/ownPage/tennisPage.tsx';

/** Every tennis match that has a page: those to come that have a prediction. */
export const loadMatches = (): readonly PredictedMatch[] =>
  comingMatches(loadEvents('Tennis'), clock.now());
