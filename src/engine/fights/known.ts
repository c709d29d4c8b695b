import { FIGHT_DIFFERENCES, type FightOrigin } from '#domain/events/origin.ts';
import { sum } from '#domain/numbers/numbers.ts';
import type { WinFeature } from './ratingTypes.ts';
import { pulledGap } from './winFeatures.ts';

/** What ratings and facts say of who wins a fight, without the market. */
export type KnownFight = Omit<FightOrigin, 'market' | 'weights'>;

type WinParts = Readonly<Record<WinFeature, number>>;

/**
 * Logits that each thing adds to a's chance. A logit uncertain by variance v because a fact is missing is divided by √(1 + πv/8).
 * Source: MacKay (1992), "The evidence framework applied to classification networks", Neural Computation 4(5).
 */
export function winParts(known: KnownFight): WinParts {
  const { ratings, shrink, differences, per, spread, missing } = known;
  const scale = spread / Math.sqrt(1 + (Math.PI * missing) / 8);
  const part = (name: (typeof FIGHT_DIFFERENCES)[number]): number =>
    scale * per[name] * differences[name];
  return {
    rating: scale * per.rating * pulledGap(ratings.a, ratings.b, shrink),
    age: part('age'),
    heavyAge: part('heavyAge'),
    reach: part('reach'),
    debut: part('debut'),
    layoff: part('layoff'),
    winRate: part('winRate'),
    knockedOut: part('knockedOut'),
  };
}

/** The logit of a's chance. */
export const logitOf = (parts: WinParts): number =>
  parts.rating + sum(FIGHT_DIFFERENCES.map((name) => parts[name]));
