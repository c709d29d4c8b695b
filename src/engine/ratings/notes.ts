import { FIGURES } from '#domain/leagues/index.ts';
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { isLowerKey } from '#domain/leagues/lowerKey.ts';
import type { Matchup, NamedStarter } from './game.ts';

/** The source of a side's rating if the ratings have no result of it. */
function startOf(league: League, key: string): string {
  if (isLowerKey(key)) return 'starts at the level of FCS schools';
  if (LEAGUES[league].college) return 'starts at the level of schools new to the division';
  return isGoalLeague(league) && FIGURES[league].doubleRound
    ? 'starts at the level of promoted clubs'
    : 'starts at the level of an expansion team';
}

/** How the ratings know a side: by recent results, by old ones that no longer count, or not at all. */
type Acquaintance = 'known' | 'back' | 'new';

const INTRODUCTION: Readonly<Record<Exclude<Acquaintance, 'known'>, string>> = {
  new: 'is new to the ratings',
  back: 'was not in the league the season before',
};

/** Notes on teams the ratings do not know, or no longer know, home first. */
export function newcomerNotes(
  matchup: Matchup,
  acquaintance: (key: string) => Acquaintance,
): string[] {
  const sides = [
    [matchup.homeKey, matchup.homeName],
    [matchup.awayKey, matchup.awayName],
  ] as const;
  return sides.flatMap(([key, name]) => {
    const known = acquaintance(key);
    if (known === 'known') return [];
    return [`${name} ${INTRODUCTION[known]}: ${startOf(matchup.league, key)}, wide range`];
  });
}

/** What the ratings know of a side's starters. */
export interface KnownStarters {
  /** Recent starters, latest first, each once. */
  readonly recent: (teamKey: string) => readonly NamedStarter[];
  readonly knows: (starter: NamedStarter) => boolean;
}

/** Notes on starters who are not named or new to the ratings, home first; none in a league that rates no starters. */
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
