import { interpolatedAt } from './knots.ts';
import { type LearningRules, ROLE_KNOTS } from './params.ts';
import type { BasketballPlayer } from './state.ts';
import { COUNTS } from './stats.ts';

/** Guard, forward, center: a source that names two places means half of each; none is anybody. */
export function positionShares(text: string): readonly [number, number, number] {
  const places = text.split('-').filter((place) => 'GFC'.includes(place) && place !== '');
  if (places.length === 0) return [0.4, 0.4, 0.2];
  const share = (place: string): number =>
    places.filter((one) => one === place).length / places.length;
  return [share('G'), share('F'), share('C')];
}

/** What one of his position and role collects per minute; threes per point. */
function priorRate(
  rules: LearningRules,
  stat: number,
  position: readonly number[],
  minutes: number,
  regulation: number,
): number {
  let rate = 0;
  rules.priors[stat]?.forEach((byRole, place) => {
    rate += (position[place] ?? 0) * interpolatedAt(ROLE_KNOTS, byRole, minutes / regulation);
  });
  return rate;
}

/** A player's rates and the squared coefficients of variation of what is known of them (gamma posterior of a Poisson's mean). */
export function playerRates(
  player: BasketballPlayer,
  rules: LearningRules,
  regulation: number,
): { readonly rates: number[]; readonly doubt: number[] } {
  const position = positionShares(player.position);
  const rates: number[] = [];
  const doubt: number[] = [];
  COUNTS.forEach((_, stat) => {
    const prior = priorRate(rules, stat, position, player.minutes, regulation);
    const weight = rules.priorWeight[stat] ?? 0;
    const seen = (player.seen[stat] ?? 0) + weight * prior;
    rates.push(Math.min(5, seen / ((player.exposure[stat] ?? 0) + weight)));
    doubt.push(Math.min(10, 1 / Math.max(0.1, seen)));
  });
  return { rates, doubt };
}

/** What somebody whom nobody knows collects. */
export const unknownRates = (rules: LearningRules, regulation: number): number[] =>
  COUNTS.map((_, stat) => priorRate(rules, stat, positionShares(''), rules.newcomer, regulation));
