import { LEAGUES, type Sport } from '../leagues/league.ts';
import type { PredictedGame } from './game.ts';
import { predictedWinner, type Side } from './predictedWinner.ts';
import { type Histogram, marginHistogram, quantile, splitAt } from './scoreGrid.ts';

const CATEGORIES = [
  'win probability',
  'expected score',
  'typical margin',
  'most likely score',
  'close games',
  'clear wins',
  'home side',
  'market price',
] as const;

type Category = (typeof CATEGORIES)[number];

/** A close game by sport: its largest margin, and its name. */
export const CLOSE: Readonly<Record<Sport, { readonly margin: number; readonly words: string }>> = {
  football: { margin: 8, words: 'one score' },
  basketball: { margin: 5, words: 'five points' },
  baseball: { margin: 1, words: 'one run' },
  hockey: { margin: 1, words: 'one goal' },
  soccer: { margin: 1, words: 'one goal' },
};

/** Positive if home has more, negative if away has, zero if level or unknown. */
function leanings(game: PredictedGame): Readonly<Record<Category, number>> {
  const { prediction } = game;
  const { grid, mostLikelyScore } = prediction.simulationData;
  const margins = marginHistogram(grid);
  const close = CLOSE[LEAGUES[game.league].sport].margin;
  const lean = (some: Histogram): number => {
    if (some.length === 0) return 0;
    const { above, below } = splitAt(some, 0);
    return above - below;
  };
  const fair = prediction.anchor?.win;
  const [away, home] = mostLikelyScore;
  return {
    'win probability': prediction.homeWinProbability - prediction.awayWinProbability,
    'expected score': prediction.predictedHomeScore - prediction.predictedAwayScore,
    'typical margin': margins.length === 0 ? 0 : quantile(margins, 0.5),
    'most likely score': home - away,
    'close games': lean(margins.filter(([margin]) => Math.abs(margin) <= close)),
    'clear wins': lean(margins.filter(([margin]) => Math.abs(margin) > close)),
    'home side': game.neutralSite ? 0 : 1,
    'market price': fair ? fair.home - fair.away : 0,
  };
}

interface CategoriesFavored {
  readonly side: Side;
  /** Categories that lean to the predicted winner, in their order; level or unknown ones lean to nobody. */
  readonly favored: readonly Category[];
  /** Categories that lean to the other side. */
  readonly against: readonly Category[];
}

/** How many of eight named categories favor the predicted winner. */
export function categoriesFavored(game: PredictedGame): CategoriesFavored {
  const side = predictedWinner(game.prediction);
  const lean = leanings(game);
  const sign = side === 'home' ? 1 : -1;
  return {
    side,
    favored: CATEGORIES.filter((category) => sign * lean[category] > 0),
    against: CATEGORIES.filter((category) => sign * lean[category] < 0),
  };
}
