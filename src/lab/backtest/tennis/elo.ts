import type { PlayedMatch } from '#engine/tennis/match.ts';

/** A player's rating and number of matches, overall or on one surface. */
interface Standing {
  rating: number;
  matches: number;
}

const START = 1500;
/** 400 points are odds of ten to one. */
const SCALE = 400;

/**
 * P(A wins) of every match by plain Elo, half overall and half on the surface, K = 250 ÷ (matches + 5)^0.4.
 * Source: Kovalchik (2016), "Searching for the GOAT of tennis win prediction", Journal of Quantitative Analysis in
 * Sports 12(3), after FiveThirtyEight. No parameter is fitted. Matches must be in order of play.
 */
export function plainElo(matches: readonly PlayedMatch[]): number[] {
  const standings = new Map<string, Standing>();
  const at = (key: string): Standing => {
    const known = standings.get(key);
    if (known) return known;
    const fresh = { rating: START, matches: 0 };
    standings.set(key, fresh);
    return fresh;
  };
  return matches.map(({ a, b, surface, winner }) => {
    const overall = [at(a.key), at(b.key)] as const;
    const here = [at(`${a.key}|${surface}`), at(`${b.key}|${surface}`)] as const;
    const gap = (overall[0].rating - overall[1].rating + here[0].rating - here[1].rating) / 2;
    const won = winner === 'a' ? 1 : 0;
    for (const [one, other] of [overall, here]) {
      const surprise = won - expected(one.rating - other.rating);
      one.rating += step(one) * surprise;
      other.rating -= step(other) * surprise;
      one.matches += 1;
      other.matches += 1;
    }
    return expected(gap);
  });
}

const expected = (gap: number): number => 1 / (1 + 10 ** (-gap / SCALE));
const step = ({ matches }: Standing): number => 250 / (matches + 5) ** 0.4;
