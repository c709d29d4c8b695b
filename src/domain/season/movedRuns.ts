import type { SeasonView } from './seasonView.ts';

/** Seasons by which a week's moves are judged: of the smaller of the two forecasts, which has the larger error. */
export const movedRuns = ({
  recipe: { runs },
  runsBefore = runs,
}: Pick<SeasonView, 'recipe' | 'runsBefore'>): number => Math.min(runs, runsBefore);
