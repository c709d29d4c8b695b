import { starterOf } from '#domain/leagues/starter.ts';
import type { Matchup, NamedStarter } from './game.ts';

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

/** What the ratings know of a side's starters. */
export interface KnownStarters {
  /** Names of those who started last, the last first, each once. */
  readonly recent: (teamKey: string | undefined) => readonly string[];
  readonly knows: (starter: NamedStarter) => boolean;
}

/** Marks for starters who are not named, or new to the ratings, home first; none in a league that rates nobody. */
export function starterNotes(matchup: Matchup, { recent, knows }: KnownStarters): string[] {
  const role = starterOf(matchup.league)?.role;
  if (!role) return [];
  const sides = [
    [matchup.homeName, matchup.homeKey, matchup.homeStarter],
    [matchup.awayName, matchup.awayKey, matchup.awayStarter],
  ] as const;
  return sides.flatMap(([team, key, starter]) => {
    if (starter) {
      return knows(starter)
        ? []
        : [`${starter.name} has no start in our results: rated as a newcomer, wide range`];
    }
    return [
      `${team}: ${role} not known yet, rated with ${stoodInFor(recent(key), role)}; wider range`,
    ];
  });
}

function stoodInFor(recent: readonly string[], role: string): string {
  const [last, ...others] = recent;
  if (last === undefined) return `an average ${role}`;
  return others.length === 0 ? `${last}, the last to start` : 'the mean of those who may';
}
