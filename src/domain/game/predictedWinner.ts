import type { Team } from './game.ts';
import type { Prediction } from './prediction.ts';

export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

type WinProbabilities = Pick<Prediction, 'homeWinProbability' | 'awayWinProbability'>;

/** Home only if its win probability is strictly higher. */
export const predictedWinner = (prediction: WinProbabilities): Side =>
  prediction.homeWinProbability > prediction.awayWinProbability ? 'home' : 'away';

/** Whether the two sides' shares round to the same number: then neither is called likelier. */
export const isTossUp = (prediction: WinProbabilities): boolean =>
  Math.round(prediction.homeWinProbability) === Math.round(prediction.awayWinProbability);

/** The same for two sides without a draw, by the first side's share, 0–100. */
export const isEven = (first: number): boolean =>
  isTossUp({ homeWinProbability: first, awayWinProbability: 100 - first });

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** % of simulated games, 0–100. */
export const winProbability = (prediction: WinProbabilities, side: Side): number =>
  side === 'home' ? prediction.homeWinProbability : prediction.awayWinProbability;

export const teamOn = (
  game: { readonly homeTeam: Team; readonly awayTeam: Team },
  side: Side,
): Team => (side === 'home' ? game.homeTeam : game.awayTeam);
