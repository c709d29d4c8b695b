import type { NamedStarter } from './game.ts';
import type { LeagueRatings } from './types.ts';

/** Who started last for a team, in leagues that rate starters. */
export function lastRatedStarter(ratings: LeagueRatings, team: string): NamedStarter | undefined {
  if (ratings.kind === 'goals') return undefined;
  const [key] = ratings.teams[team]?.starters ?? [];
  return key === undefined ? undefined : { key, name: ratings.starters?.[key]?.name ?? key };
}
