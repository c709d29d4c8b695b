import { LEAGUES } from '../leagues/league.ts';
import { percent } from '../numbers/numbers.ts';
import { countedBets, gameEdgesOf } from '../prices/gameEdges.ts';
import { betLabel } from '../prices/pricedBets.ts';
import { capital } from '../words/capital.ts';
import { marketTotal } from '../words/cardLines.ts';
import { SCORE_UNIT } from '../words/scoreUnit.ts';
import { CLOSE } from './categories.ts';
import type { PredictedGame } from './game.ts';
import { predictedWinner, teamOn } from './predictedWinner.ts';
import { marginHistogram, runsIn } from './scoreGrid.ts';

interface KeyInsights {
  /** A one-line summary: how often the game is close, else the total. */
  readonly brief: string;
  readonly favorite: string;
  readonly expectedTotal: string;
  /** What the prices say: which one is an edge (valid while fresh), or that none is. */
  readonly edge: string | { readonly words: string };
}

/** Replaces a return whose price is old or can no longer be taken. */
export const OLD_PRICES = 'The posted prices are over 30 min old, or closed.';

/** "one score or less decides 46% of games"; undefined if no scores are stored. */
function closeGames({ league, prediction }: PredictedGame): string | undefined {
  const { sport } = LEAGUES[league];
  const { grid } = prediction.simulationData;
  if (grid.length === 0) return undefined;
  const margins = marginHistogram(grid);
  const near = margins.filter(([each]) => Math.abs(each) <= CLOSE[sport].margin);
  return `${CLOSE[sport].words} or less decides ${percent((100 * runsIn(near)) / runsIn(margins))} of games`;
}

/** "Bills, by 1.4 points on average; one score or less decides 46% of games." The page's head shows the share. */
function favorite(game: PredictedGame): string {
  const { prediction, league } = game;
  const side = predictedWinner(prediction);
  const { shortName } = teamOn(game, side);
  const { sport } = LEAGUES[league];
  const margin = side === 'home' ? -prediction.spread : prediction.spread;
  const by = margin >= 0.05 ? `, by ${margin.toFixed(1)} ${SCORE_UNIT[sport]} on average` : '';
  const close = closeGames(game);
  return close === undefined ? `${shortName}${by}.` : `${shortName}${by}; ${close}.`;
}

/** "49.8 points, 2.3 above the line." */
function expectedTotal(game: PredictedGame): string {
  const { total } = game.prediction;
  const text = `${total.toFixed(1)} ${SCORE_UNIT[LEAGUES[game.league].sport]}`;
  const line = marketTotal(game);
  if (line === undefined) return `${text}.`;
  const gap = Math.abs(total - line).toFixed(1);
  if (Number(gap) === 0) return `${text}, on the line.`;
  return `${text}, ${gap} ${total > line ? 'above' : 'below'} the line.`;
}

/** Lowest return of a strong and of a moderate edge, per unit staked. */
const [STRONG, MODERATE] = [0.05, 0.03];

/**
 * The specification's phrases, applied to an edge's return. The specification applies them to the confidence in a winner, which
 * is not an edge over any price.
 */
function edgeWords(returnPerUnit: number): string {
  if (returnPerUnit >= STRONG) return 'Strong edge detected';
  return returnPerUnit >= MODERATE ? 'Moderate edge' : 'Slight edge';
}

function edge(game: PredictedGame): KeyInsights['edge'] {
  if (game.odds.length === 0) return 'No line yet.';
  const [bet] = gameEdgesOf(game);
  if (!bet) return 'No significant edge in any posted price.';
  const read = countedBets(game).length;
  return {
    words: `${edgeWords(bet.returnPerUnit)}: ${betLabel(game, bet)}, ${read === 1 ? 'the only price' : `the best of ${read} prices`}.`,
  };
}

/** What is notable about a game, one sentence each. */
export const keyInsights = (game: PredictedGame): KeyInsights => ({
  brief: capital(closeGames(game) ?? `total of ${game.prediction.total.toFixed(1)} expected`),
  favorite: favorite(game),
  expectedTotal: expectedTotal(game),
  edge: edge(game),
});
