/** Games that two teams still play: how much they give together, and to one side at most. */
export interface PairSupply {
  readonly one: number;
  readonly other: number;
  readonly supply: number;
  readonly side: number;
}

/** What of a pair's supply is given to each side so far. */
interface Given extends PairSupply {
  toOne: number;
  toOther: number;
}

/**
 * The most that pairs can give to teams of which each takes `room` at most: a maximum flow by augmenting paths (Ford and Fulkerson
 * 1956; for standings: Schwartz 1966, "Possible winners in partially completed tournaments").
 */
export function mostGiven(pairs: readonly PairSupply[], room: readonly number[]): number {
  const left = [...room];
  const given = pairs.map((pair): Given => ({ ...pair, toOne: 0, toOther: 0 }));
  let total = 0;
  for (const pair of given) {
    while (pair.toOne + pair.toOther < pair.supply && giveOne(pair, given, left)) total += 1;
  }
  return total;
}

/** A step of a path: a team, and the pair that would give it one more. */
interface Step {
  readonly team: number;
  readonly pair: Given;
  readonly from?: Step;
}

/** Gives one more of a pair's supply, moving what others gave where needed; false if there is no room for it. */
function giveOne(pair: Given, given: readonly Given[], left: number[]): boolean {
  const seen = new Set<number>();
  const queue: Step[] = [];
  const reach = (team: number, by: Given, from?: Step) => {
    if (seen.has(team) || gives(by, team) >= by.side) return;
    seen.add(team);
    queue.push(from ? { team, pair: by, from } : { team, pair: by });
  };
  reach(pair.one, pair);
  reach(pair.other, pair);
  for (let step = queue.shift(); step; step = queue.shift()) {
    if ((left[step.team] ?? 0) > 0) {
      left[step.team] = (left[step.team] ?? 0) - 1;
      move(step);
      return true;
    }
    for (const other of given) {
      if (gives(other, step.team) > 0)
        reach(other.one === step.team ? other.other : other.one, other, step);
    }
  }
  return false;
}

const gives = ({ one, other, toOne, toOther }: Given, team: number): number =>
  team === one ? toOne : team === other ? toOther : 0;

/** Each step's team gets one more of its pair, and the team before it one less of the same. */
function move(last: Step): void {
  for (let step: Step | undefined = last; step; step = step.from) {
    add(step.pair, step.team, 1);
    if (step.from) add(step.pair, step.from.team, -1);
  }
}

function add(pair: Given, team: number, value: number): void {
  if (team === pair.one) pair.toOne += value;
  else pair.toOther += value;
}
