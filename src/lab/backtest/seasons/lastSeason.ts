import type { Came, OddsByGoal } from './types.ts';

/** A season as it ended. */
export interface EndedSeason {
  readonly season: number;
  readonly teams: readonly string[];
  readonly came: Came;
}

/** What a team was a season ago: it reached the goal, it did not, or it was not in the league. */
type Before = 'reached' | 'missed' | 'new';

/** Seasons that count as seen before the first: one of each kind, so that no rate is 0 or 1. */
const PRIOR = 1;

/**
 * Plain rival "last season's finish": of the teams that reached a goal last season (missed it, were not in the league), the share
 * that reached it in earlier seasons the season after. Scaled so that the odds of a goal sum to the number that reach it.
 * @param ended the seasons before, ascending
 * @param now the season itself, of which only the teams and the number of those that reach each goal are read: a rule of its format
 */
export function lastSeasonOdds(
  ended: readonly EndedSeason[],
  { teams, came }: EndedSeason,
): OddsByGoal {
  return Object.fromEntries(
    Object.entries(came.goals).map(([goal, reached]) => [
      goal,
      oddsOf(ended, teams, goal, sum(reached)),
    ]),
  );
}

function oddsOf(
  ended: readonly EndedSeason[],
  teams: readonly string[],
  goal: string,
  places: number,
): number[] {
  const seen = { reached: start(), missed: start(), new: start() };
  for (const [at, now] of ended.entries()) {
    const reached = now.came.goals[goal];
    if (!reached) continue;
    const earlier = ended[at - 1];
    if (!earlier?.came.goals[goal]) continue;
    for (const [team, key] of now.teams.entries()) {
      const kind = seen[beforeOf(earlier, key, goal)];
      kind.teams += 1;
      kind.reached += reached[team] ?? 0;
    }
  }
  const usual = places / teams.length;
  const last = ended.at(-1);
  const raw = teams.map((key) => {
    const kind = seen[last?.came.goals[goal] ? beforeOf(last, key, goal) : 'missed'];
    return (kind.reached + PRIOR * usual) / (kind.teams + PRIOR);
  });
  const scale = places / (sum(raw) || 1);
  return raw.map((share) => Math.min(share * scale, 1));
}

const start = () => ({ teams: 0, reached: 0 });
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function beforeOf({ teams, came }: EndedSeason, key: string, goal: string): Before {
  const team = teams.indexOf(key);
  if (team < 0) return 'new';
  return (came.goals[goal]?.[team] ?? 0) > 0.5 ? 'reached' : 'missed';
}
