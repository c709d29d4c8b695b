import { LEAGUES } from '../leagues/league.ts';
import { bestScore } from '../prices/bestScore.ts';
import { easternDate, type Instant } from '../time/time.ts';
import { isClosed } from './freshness.ts';
import type { CardGame } from './listedGame.ts';

const HIGH_CONFIDENCE = 85;
const EV_STEP = 0.5;
const CONFIDENCE_STEP = 2;

/** Ascending sort keys, compared one after the other. */
type SortKey = readonly number[];

/** Rounds a quantity to steps: values more than one step apart never share a bucket. Unknown values sort last. */
const bucket = (value: number | undefined, step: number): number =>
  value === undefined ? Number.NEGATIVE_INFINITY : Math.floor(value / step);

function sortKey(game: CardGame, today: string, now: Instant): SortKey {
  const confidence = game.prediction?.confidenceRating;
  return [
    isClosed(game, now) ? 1 : 0,
    easternDate(game.gameTime) === today ? 0 : 1,
    -LEAGUES[game.league].popularity,
    confidence !== undefined && confidence >= HIGH_CONFIDENCE ? 0 : 1,
    -bucket(bestScore(game), EV_STEP),
    -bucket(confidence, CONFIDENCE_STEP),
    Date.parse(game.gameTime),
    game.id,
  ];
}

function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/**
 * The list order: games that have begun come last; otherwise today's games first, then league popularity, confidence of 85 and
 * above, value score, confidence, start, id. "If they differ by more than 0.5" (score) and "by more than 2" (confidence) do not
 * define an order (a beats b, b ties c, c ties a), so both are compared in steps of that size: every pair that the rule separates
 * stays separated, in the rule's direction.
 */
export function sortGames<G extends CardGame>(games: readonly G[], now: Instant): readonly G[] {
  const today = easternDate(now);
  return games
    .map((game) => ({ game, key: sortKey(game, today, now) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ game }) => game);
}
