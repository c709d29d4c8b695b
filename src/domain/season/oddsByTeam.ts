import { OUTSIDE } from './outside.ts';
import type { SeasonCounts } from './seasonCounts.ts';
import type { SeasonGoal } from './seasonFormat.ts';
import { shareOfRuns } from './shareOfRuns.ts';

/** Share of seasons, 0–1, by team key and goal. */
export type OddsByTeam = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A forecast's odds as the ledger says them. */
export const oddsByTeam = (
  teams: readonly string[],
  goals: readonly Pick<SeasonGoal, 'id'>[],
  { goals: counts, weight }: Pick<SeasonCounts, 'goals' | 'weight'>,
): OddsByTeam =>
  Object.fromEntries(
    teams.flatMap((key, team) => {
      if (key === OUTSIDE) return [];
      const odds = goals.map(
        ({ id }, goal) => [id, shareOfRuns(counts[goal]?.[team] ?? 0, weight)] as const,
      );
      return [[key, Object.fromEntries(odds)]];
    }),
  );
