import type { Instant } from '../time/time.ts';
import { isClosed } from './freshness.ts';
import { inTurn } from './inTurn.ts';
import type { CardGame, PredictedCardGame } from './listedGame.ts';
import { isTossUp, predictedWinner, type Side, winProbability } from './predictedWinner.ts';
import { isTonight } from './tonight.ts';

/** A game with its predicted winner. */
export interface LikelyWinner {
  readonly game: PredictedCardGame;
  readonly side: Side;
  /** Published win probability, 0–100. */
  readonly share: number;
}

const winnerOf = (game: PredictedCardGame): LikelyWinner => {
  const side = predictedWinner(game.prediction);
  return { game, side, share: winProbability(game.prediction, side) };
};

const isJudged = (game: CardGame): game is PredictedCardGame =>
  game.prediction?.bothRated === true && !isTossUp(game.prediction);

/** The likeliest winners of tonight's games that have not started and whose sides are both rated, and those who follow as games begin. */
export const likeliestWinners = (
  games: readonly CardGame[],
  now: Instant,
): readonly LikelyWinner[] =>
  inTurn(
    games
      .filter((game) => !isClosed(game, now) && isTonight(game, now))
      .filter(isJudged)
      .map(winnerOf)
      .sort((one, other) => other.share - one.share),
  );
