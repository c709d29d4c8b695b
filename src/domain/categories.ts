import type { PredictedGame } from './game.ts';
import { LEAGUES, type Sport } from './league.ts';
import { predictedWinner, type Side, teamOn } from './predictedWinner.ts';
import { type Histogram, marginHistogram, quantile, splitAt } from './scoreGrid.ts';

export const CATEGORIES = [
  'win probability',
  'expected score',
  'typical margin',
  'most likely score',
  'close games',
  'clear wins',
  'home side',
  'market price',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Largest margin of a close game: one score. */
const CLOSE: Readonly<Record<Sport, number>> = {
  football: 8,
  basketball: 5,
  baseball: 1,
  hockey: 1,
  soccer: 1,
};

/** Above zero where home has more, below where away has, zero where level or not known. */
function leanings(game: PredictedGame): Readonly<Record<Category, number>> {
  const { prediction } = game;
  const { grid, mostLikelyScore } = prediction.simulationData;
  const margins = marginHistogram(grid);
  const close = CLOSE[LEAGUES[game.league].sport];
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

export interface CategoriesFavored {
  readonly side: Side;
  /** Categories that lean to the predicted winner, in their order; what is level or not known leans to nobody. */
  readonly favored: readonly Category[];
}

/** How many of eight named categories favor the predicted winner. */
export function categoriesFavored(game: PredictedGame): CategoriesFavored {
  const side = predictedWinner(game.prediction);
  const lean = leanings(game);
  const sign = side === 'home' ? 1 : -1;
  return { side, favored: CATEGORIES.filter((category) => sign * lean[category] > 0) };
}

/** "The eight categories. Favoring Bills: win probability, home side. Level, unknown or the other way: close games." */
export function categoriesText(game: PredictedGame): string {
  const { side, favored } = categoriesFavored(game);
  const others = CATEGORIES.filter((category) => !favored.includes(category));
  const rest = others.length === 0 ? '' : ` Level, unknown or the other way: ${others.join(', ')}.`;
  const listed = favored.length === 0 ? 'none' : favored.join(', ');
  return `The eight categories. Favoring ${teamOn(game, side).shortName}: ${listed}.${rest}`;
}
