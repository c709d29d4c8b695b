import type { Golfer } from '#domain/events/golfTournament.ts';
import { UNLISTED } from '#domain/golf/unlisted.ts';
import { BY_HAND_SD } from '#domain/golf/writtenField.ts';
import { slug } from '#domain/words/slug.ts';

/** Unnamed starters, all at one level, who fill the field to its size. */
const unlisted = (count: number, mean: number): Golfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${UNLISTED}${index + 1}`,
    name: `Unlisted starter ${index + 1}`,
    skill: { mean, sd: BY_HAND_SD },
  }));

/** A field of a given size: the named players, and unnamed starters at one level. */
export const fieldOfSize = (size: number, named: readonly Golfer[], mean: number): Golfer[] => [
  ...named,
  ...unlisted(size - named.length, mean),
];

/** Head-to-heads by name. */
export const headToHeadsOf = (
  ...named: readonly (readonly [string, string])[]
): (readonly [string, string])[] => named.map(([a, b]) => [slug(a), slug(b)] as const);
