import type { Golfer } from '#domain/events/golfTournament.ts';
import { UNLISTED } from '#domain/golf/unlisted.ts';
import { slug } from '#domain/words/slug.ts';

type Skill = NonNullable<Golfer['skill']>;

/** Players by country: one line a country, "Japan: Ryo Ishikawa, Mikumu Horikawa". */
export function players(lines: string, skill?: Skill): Golfer[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', names = ''] = line.trim().split(': ');
      return names.split(', ').map((name) => ({
        id: slug(name),
        name,
        country,
        ...(skill && { skill }),
      }));
    });
}

/**
 * How far a player's true strength may lie from a level set by hand, strokes per round: about twice the doubt that
 * remains of a player with a hundred rounds of results.
 */
const BY_HAND_SD = 0.7;

/** Players of one level set by hand: `mean` in strokes per round on the ratings' scale. */
export const level = (mean: number, lines: string): Golfer[] =>
  players(lines, { mean, sd: BY_HAND_SD });

/** Starters without a name, at one level: they fill the field to its size. */
const unlisted = (count: number, mean: number): Golfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${UNLISTED}${index + 1}`,
    name: `Unlisted starter ${index + 1}`,
    skill: { mean, sd: BY_HAND_SD },
  }));

/** A field of so many: the named, and unlisted starters at a level for the rest. */
export const filled = (size: number, named: readonly Golfer[], mean: number): Golfer[] => [
  ...named,
  ...unlisted(size - named.length, mean),
];

/** Head-to-heads by name. */
export const pairs = (
  ...named: readonly (readonly [string, string])[]
): (readonly [string, string])[] => named.map(([a, b]) => [slug(a), slug(b)] as const);
