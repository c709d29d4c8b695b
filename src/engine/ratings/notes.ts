import type { Matchup } from './game.ts';

/** Marks for teams the ratings do not know, home first. */
export function newcomerNotes(matchup: Matchup, knows: (key: string) => boolean): string[] {
  const sides = [
    [matchup.homeKey, matchup.homeName],
    [matchup.awayKey, matchup.awayName],
  ] as const;
  return sides
    .filter(([key]) => key === undefined || !knows(key))
    .map(([, name]) => `${name} is new to the ratings: league average, wide range`);
}
