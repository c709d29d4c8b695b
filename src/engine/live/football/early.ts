import { HALF_STOPS, LATE_STOP, stopSeconds } from './clock.ts';
import {
  type DriveStrengths,
  type FlatDrive,
  flatOf,
  HALF_TIME,
  mergedSteps,
  type Step,
  stepsOf,
} from './flat.ts';
import { FARTHEST_LATE, LATE_WIDTH, type Late } from './late.ts';
import { usualMoves } from './moves.ts';
import type { FootballParameters } from './parameters.ts';

/** Points before the last minutes that are told apart for each side. */
const BEFORE = 52;
/** Points to come that are told apart for each side. */
export const WIDTH = BEFORE + LATE_WIDTH;
/** Where the last minutes are entered: two stops, each with either side's drive to come. */
const LOWER_STOP = LATE_STOP - 3;
const ENTRIES = [2 * LATE_STOP, 2 * LATE_STOP + 1, 2 * LOWER_STOP, 2 * LOWER_STOP + 1] as const;
const LATE_PILES = 2 * (LATE_STOP + 1);
/** Points to come less likely than this are left out of the last minutes. */
const LEAST = 1e-7;
/** The last minutes' own scores are less finely told here than from a state in them. */
const ROUGH = 1e-6;

/** Points on the way to each entry, home × BEFORE + away. */
interface Way {
  readonly tables: readonly Float64Array[];
  /** Most points of either side. */
  readonly reach: number;
}

/** The game up to its last minutes: from every stop on the points until then, whatever the score. Prepared once a game. */
export class Early {
  private readonly ways: readonly Way[];
  /** Points to come from each entry, by lead. */
  private readonly rest: readonly (readonly FlatDrive[])[];

  constructor(params: FootballParameters, strengths: DriveStrengths, late: Late) {
    this.ways = waysOf(params, strengths);
    this.rest = ENTRIES.map((pile) =>
      Array.from({ length: 2 * FARTHEST_LATE + 1 }, (_, at) =>
        listed(late.play([{ pile, home: 0, away: 0, chance: 1 }], at - FARTHEST_LATE, ROUGH)),
      ),
    );
  }

  /** Weight of the points to come to the end of regulation, home × WIDTH + away. @param lead home less away before any of them */
  play(from: readonly Step[], lead: number): Float64Array {
    const out = new Float64Array(WIDTH * WIDTH);
    const { tables, reach } = joined(mergedSteps(from), this.ways);
    tables.forEach((table, entry) => {
      for (let home = 0; home <= reach; home++) {
        for (let away = 0; away <= reach; away++) {
          const weight = table[home * BEFORE + away] as number;
          if (weight < LEAST) continue;
          const own = Math.min(Math.max(lead + home - away, -FARTHEST_LATE), FARTHEST_LATE);
          const rest = this.rest[entry]?.[own + FARTHEST_LATE];
          if (rest) addRest(out, rest, home * WIDTH + away, weight);
        }
      }
    });
    return out;
  }
}

function addRest(
  out: Float64Array,
  { chance, step }: FlatDrive,
  cell: number,
  weight: number,
): void {
  for (let at = 0; at < chance.length; at++) {
    const to = cell + (step[at] as number);
    out[to] = (out[to] as number) + weight * (chance[at] as number);
  }
}

/** Every stop's way, from the entries back to the opening kick-off. */
function waysOf(params: FootballParameters, strengths: DriveStrengths): Way[] {
  const ways: Way[] = Array.from({ length: LATE_PILES }, (_, pile) => entered(pile));
  for (let stop = LATE_STOP + 1; stop < 2 * HALF_STOPS; stop++) {
    const second = stop < HALF_STOPS;
    const seconds = stopSeconds(stop);
    const at = (yards: number) => ({ yards, down: 1, distance: 10, seconds, second, lead: 0 });
    const inHalf = second ? stop : stop - HALF_STOPS;
    for (const homeBall of [true, false]) {
      if (2 * stop === HALF_TIME || 2 * stop + 1 === HALF_TIME + 1) {
        const kick = [HALF_TIME - 2, HALF_TIME - 1];
        ways.push(
          joined(
            kick.map((pile) => ({ pile, home: 0, away: 0, chance: 0.5 })),
            ways,
          ),
        );
        continue;
      }
      const strength = homeBall ? strengths.home : strengths.away;
      const moves = usualMoves(params, at, strength, inHalf);
      ways.push(joined(stepsOf(moves, homeBall, second), ways));
    }
  }
  return ways;
}

/** A stop of the last minutes, as shares of both entries with the same side's drive to come. */
function entered(pile: number): Way {
  const [upper, lower] = [stopSeconds(LATE_STOP), stopSeconds(LOWER_STOP)];
  const share = (stopSeconds(pile >> 1) - lower) / (upper - lower);
  const above = Math.min(Math.max(share, 0), 1);
  const away = pile % 2;
  const tables = [0, 1, 2, 3].map((entry) => {
    const chance = entry % 2 !== away ? 0 : entry < 2 ? above : 1 - above;
    return new Float64Array(BEFORE * BEFORE).fill(chance, 0, 1);
  });
  return { tables, reach: 0 };
}

/** The way that steps lead. */
function joined(steps: readonly Step[], ways: readonly Way[]): Way {
  const tables = ENTRIES.map(() => new Float64Array(BEFORE * BEFORE));
  let reach = 0;
  for (const { pile, home, away, chance } of steps) {
    const way = ways[pile];
    if (!way) continue;
    const rows = Math.min(way.reach, BEFORE - 1 - home);
    const columns = Math.min(way.reach, BEFORE - 1 - away);
    reach = Math.max(reach, rows + home, columns + away);
    tables.forEach((table, entry) => {
      const from = way.tables[entry] as Float64Array;
      if (way.reach === 0 && from[0] === 0) return;
      for (let row = 0; row <= rows; row++) {
        const at = row * BEFORE;
        const to = at + home * BEFORE + away;
        for (let column = 0; column <= columns; column++) {
          table[to + column] =
            (table[to + column] as number) + chance * (from[at + column] as number);
        }
      }
    });
  }
  return { tables, reach: kept(tables, reach) };
}

/** The most points that are likely enough to count. */
function kept(tables: readonly Float64Array[], reach: number): number {
  const light = (most: number): boolean =>
    tables.every((table) => {
      for (let at = 0; at <= most; at++) {
        if ((table[most * BEFORE + at] as number) > LEAST) return false;
        if ((table[at * BEFORE + most] as number) > LEAST) return false;
      }
      return true;
    });
  let most = Math.min(reach, BEFORE - 1);
  while (most > 0 && light(most)) most -= 1;
  return most;
}

function listed(table: Float64Array): FlatDrive {
  const steps: Step[] = [];
  table.forEach((chance, cell) => {
    if (chance < LEAST) return;
    steps.push({ pile: 0, home: Math.floor(cell / LATE_WIDTH), away: cell % LATE_WIDTH, chance });
  });
  return flatOf(steps, WIDTH);
}
