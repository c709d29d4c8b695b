import type { SeasonRun } from '../run.ts';

/**
 * One criterion of a tie-break: a value for each tied team, higher is better. Undefined: it does not apply to this tie (too few
 * common games, no sweep), and the next one decides.
 */
export type Criterion = (run: SeasonRun, tied: readonly number[]) => readonly number[] | undefined;

/** How a league breaks ties. */
export interface TieRules {
  /** For two teams; for more. */
  readonly two: readonly Criterion[];
  readonly many: readonly Criterion[];
  /**
   * peel: only the best of the tied is placed, then the rest start anew (NFL). split: a criterion orders all of them, and only
   * those it left equal start anew (NBA, soccer). chain: the same, but those it left equal go on to the next criterion, which still
   * reads all that were tied at first (Serie A).
   */
  readonly by: 'peel' | 'split' | 'chain';
}

/** Teams in order, best first: by `value`, ties by the rules; whoever is still equal in the end draws lots. */
export function rankTeams(
  run: SeasonRun,
  teams: readonly number[],
  value: (team: number) => number,
  rules: TieRules,
): number[] {
  const order: number[] = [];
  const values: number[] = [];
  for (const team of teams) insert(order, values, team, value(team));
  for (let at = 0; at < order.length; ) {
    let end = at + 1;
    while (end < order.length && values[end] === values[at]) end += 1;
    if (end > at + 1) {
      const tied = breakTie(run, order.slice(at, end), rules);
      for (let place = 0; place < tied.length; place += 1) order[at + place] = tied[place] ?? 0;
    }
    at = end;
  }
  return order;
}

/** Puts a team behind those of at least its value: few teams are sorted fastest so. */
function insert(order: number[], values: number[], team: number, value: number): void {
  let at = order.length;
  while (at > 0 && (values[at - 1] ?? 0) < value) {
    order[at] = order[at - 1] ?? 0;
    values[at] = values[at - 1] ?? 0;
    at -= 1;
  }
  order[at] = team;
  values[at] = value;
}

/** Tied teams in order, best first. */
export function breakTie(run: SeasonRun, tied: readonly number[], rules: TieRules): number[] {
  if (tied.length < 2) return [...tied];
  if (rules.by === 'chain')
    return chained(run, tied, tied, tied.length === 2 ? rules.two : rules.many);
  if (rules.by === 'peel') {
    const first = bestOf(run, tied, rules);
    if (tied.length === 2) return first === tied[0] ? [...tied] : [first, tied[0] ?? 0];
    const others = tied.filter((team) => team !== first);
    return [first, ...breakTie(run, others, rules)];
  }
  for (const criterion of tied.length === 2 ? rules.two : rules.many) {
    const values = criterion(run, tied);
    if (!values || allEqual(values)) continue;
    return groupsOf(tied, values).flatMap((group) => breakTie(run, group, rules));
  }
  return byLot(run, tied);
}

/** Part of the tied in order: each criterion is read on `whole`, all that were tied at first. */
function chained(
  run: SeasonRun,
  part: readonly number[],
  whole: readonly number[],
  [criterion, ...later]: readonly Criterion[],
): number[] {
  if (part.length < 2) return [...part];
  if (!criterion) return byLot(run, part);
  const values = criterion(run, whole);
  if (!values) return chained(run, part, whole, later);
  const own = part.map((team) => values[whole.indexOf(team)] ?? 0);
  return groupsOf(part, own).flatMap((group) => chained(run, group, whole, later));
}

/** The best of tied teams: whoever a criterion leaves on top starts anew with the others left there. */
export function bestOf(run: SeasonRun, tied: readonly number[], rules: TieRules): number {
  if (tied.length < 2) return tied[0] ?? 0;
  for (const criterion of tied.length === 2 ? rules.two : rules.many) {
    const values = criterion(run, tied);
    if (!values || allEqual(values)) continue;
    if (tied.length === 2) return ((values[0] ?? 0) > (values[1] ?? 0) ? tied[0] : tied[1]) ?? 0;
    return bestOf(run, topOf(tied, values), rules);
  }
  return tied[Math.floor(run.uniform() * tied.length)] ?? 0;
}

/** The teams of the highest value. */
function topOf(tied: readonly number[], values: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  let best: number[] = [];
  for (let at = 0; at < tied.length; at += 1) {
    const value = values[at] ?? 0;
    if (value > top) best = [];
    if (value < top) continue;
    top = value;
    best.push(tied[at] ?? 0);
  }
  return best;
}

function allEqual(values: readonly number[]): boolean {
  for (let at = 1; at < values.length; at += 1) {
    if (values[at] !== values[0]) return false;
  }
  return true;
}

/** Teams of equal value together, the best first. */
function groupsOf(tied: readonly number[], values: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [at, team] of tied.entries()) {
    const value = values[at] ?? 0;
    const group = groups.get(value);
    if (group) group.push(team);
    else groups.set(value, [team]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

function byLot(run: SeasonRun, tied: readonly number[]): number[] {
  const left = [...tied];
  const order: number[] = [];
  while (left.length > 0) {
    order.push(...left.splice(Math.floor(run.uniform() * left.length), 1));
  }
  return order;
}
