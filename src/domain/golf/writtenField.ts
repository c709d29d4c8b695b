import type { Golfer } from '../events/golfTournament.ts';
import { slug } from '../words/slug.ts';

type Skill = NonNullable<Golfer['skill']>;

/** Players of a field that is written down, one line a country: "Japan: Ryo Ishikawa, Mikumu Horikawa", or without it. */
export function players(lines: string, skill?: Skill): Golfer[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, country, names = ''] = /^(?:(.+): )?(.+)$/.exec(line.trim()) ?? [];
      return names.split(', ').map((name) => ({
        ...{ id: slug(name), name },
        ...(country && { country }),
        ...(skill && { skill }),
      }));
    });
}

/**
 * How far a player's true strength may lie from a level set by hand, strokes per round: about twice the doubt that
 * remains of a player with a hundred rounds of results.
 */
export const BY_HAND_SD = 0.7;

/** Players of one level set by hand: `mean` in strokes per round on the ratings' scale. */
export const playersOfLevel = (mean: number, lines: string): Golfer[] =>
  players(lines, { mean, sd: BY_HAND_SD });
