import { LEAGUES } from '#domain/league.ts';
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
  /** Who started last, the last first, each once. */
  readonly recent: (teamKey: string | undefined) => readonly NamedStarter[];
  readonly knows: (starter: NamedStarter) => boolean;
}

/** Marks for starters who are not named, or new to the ratings, home first; none in a league that rates nobody. */
export function starterNotes(matchup: Matchup, { recent, knows }: KnownStarters): string[] {
  const role = LEAGUES[matchup.league].startingRole?.toLowerCase();
  if (!role) return [];
  const sides = [
    [matchup.homeName, matchup.homeKey, matchup.homeStarter, matchup.homeOut],
    [matchup.awayName, matchup.awayKey, matchup.awayStarter, matchup.awayOut],
  ] as const;
  return sides.flatMap(([team, key, starter, out = []]) => {
    if (starter) {
      return knows(starter)
        ? []
        : [
            `${starter.name} has no start in the last two seasons of our results: rated as a newcomer, wide range`,
          ];
    }
    const stand = stoodInFor(recent(key), out, role);
    return [`${team}: ${role} not certain yet, rated with ${stand}; wider range`];
  });
}

function stoodInFor(recent: readonly NamedStarter[], out: readonly string[], role: string): string {
  if (recent.length === 0) return `an average ${role}`;
  const [last, ...others] = recent.filter(({ key }) => !out.includes(key));
  if (last === undefined) return 'a newcomer, its last starter being listed out';
  return others.length === 0
    ? `${last.name}, the last to start in our results`
    : 'the mean of those who may';
}
