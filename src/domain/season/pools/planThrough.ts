import { bestAssignment } from './bestAssignment.ts';
import type {
  PoolGame,
  PoolWeek,
  SurvivorChoice,
  SurvivorPlan,
  SurvivorStep,
  SurvivorTeam,
} from './pool.ts';

/** A chance is taken as at least this in a plan: one hopeless week does not hide the rest. */
const LEAST = 1e-9;

/** Six decimals, as shares are published. */
const rounded = (share: number): number => Math.max(0, Math.round(1e6 * share) / 1e6);

/** What a plan may not pick. */
export interface Excluded {
  /** Teams that cannot be picked any more. */
  readonly used?: ReadonlySet<number> | undefined;
  /** Games that cannot be picked any more: they have begun. */
  readonly begun?: ReadonlySet<number> | undefined;
}

/** Both sides of a game as picks. */
function choicesOf({ game, home, away, neutral, homeWin, draw }: PoolGame): SurvivorChoice[] {
  const at = (side: 'home' | 'away') => (neutral ? 'neutral' : side);
  return [
    { game, team: home, opponent: away, at: at('home'), chance: homeWin },
    { game, team: away, opponent: home, at: at('away'), chance: rounded(1 - homeWin - draw) },
  ];
}

/** Each week's picks by team. A team that plays twice in a week is picked for the first game. */
type Table = readonly ReadonlyMap<number, SurvivorChoice>[];

const tableOf = (weeks: readonly PoolWeek[], { used, begun }: Excluded): Table =>
  weeks.map(({ games }) => {
    const open = games.filter(({ game }) => !begun?.has(game)).flatMap(choicesOf);
    const free = open.filter(({ team }) => !used?.has(team));
    return new Map(free.toReversed().map((choice) => [choice.team, choice]));
  });

/** The picks of the largest product of chances, one a week, without a team; undefined if a week gets none. */
function bestPath(
  table: Table,
  teams: readonly number[],
  without?: number,
): readonly SurvivorChoice[] | undefined {
  const free = teams.filter((team) => team !== without);
  const gains = table.map((week) =>
    free.map((team) => {
      const choice = week.get(team);
      return choice && Math.log(Math.max(choice.chance, LEAST));
    }),
  );
  const columns = bestAssignment(gains);
  const path = columns?.flatMap((column, week) => {
    const choice = table[week]?.get(free[column] ?? -1);
    return choice ? [choice] : [];
  });
  return path?.length === table.length ? path : undefined;
}

const productOf = (path: readonly SurvivorChoice[]): number =>
  path.reduce((product, { chance }) => product * Math.max(chance, LEAST), 1);

/** The best plan through as many weeks, from the first on, as there are teams for. */
function longestPath(table: Table, teams: readonly number[]): readonly SurvivorChoice[] {
  for (let weeks = table.length; weeks > 0; weeks--) {
    const path = bestPath(table.slice(0, weeks), teams);
    if (path) return path;
  }
  return [];
}

/**
 * The best plan for a survivor pool through the weeks left: the product of the chances is largest. The chances of different
 * games are multiplied only to choose; what the whole path comes to is counted in the runs. A week of which every game has begun
 * is over.
 */
export function planThrough(
  all: readonly PoolWeek[],
  undated: number,
  given: Excluded = {},
): SurvivorPlan {
  const weeks = all.filter(({ games }) => games.some(({ game }) => !given.begun?.has(game)));
  const table = tableOf(weeks, given);
  const teams = [...new Set(table.flatMap((week) => [...week.keys()]))].toSorted(
    (one, other) => one - other,
  );
  const path = longestPath(table, teams);
  const steps = path.flatMap((choice, at): SurvivorStep[] => {
    const week = weeks[at];
    return week ? [{ ...choice, week: week.number, from: week.from }] : [];
  });
  const best = productOf(path);
  const planned = table.slice(0, path.length);
  const rated = (choice: SurvivorChoice): SurvivorTeam => {
    const step = steps.find(({ team }) => team === choice.team);
    const other = step && bestPath(planned, teams, choice.team);
    const bestWeek = step?.week ?? likeliestWeek(weeks, table, choice.team);
    return {
      ...choice,
      bestWeek,
      loss: step ? rounded(1 - (other ? productOf(other) / best : 0)) : 0,
    };
  };
  const now = [...(table[0]?.values() ?? [])].toSorted(
    (one, other) => other.chance - one.chance || one.team - other.team,
  );
  return {
    week: weeks[0]?.number ?? 0,
    lastWeek: weeks.at(-1)?.number ?? 0,
    steps,
    teams: now.map(rated),
    undated,
  };
}

/** Number of the week in which a team is likeliest to win. */
function likeliestWeek(weeks: readonly PoolWeek[], table: Table, team: number): number {
  const chances = table.map((week) => week.get(team)?.chance ?? -1);
  return weeks[chances.indexOf(Math.max(...chances))]?.number ?? 0;
}
