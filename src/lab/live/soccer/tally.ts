import { PART, WHOLE_GAME } from '#engine/live/soccer/params.ts';
import type { Happening, SoccerGamePlays } from './gamesOfEvents.ts';

/** Quarters of an hour, and the added time of the second half. */
export const TIME_BINS = WHOLE_GAME / PART + 1;
export const TALLIED_LEADS = 5;
/** Minutes of added time that are walked through; later goals count as of the last. */
export const ADDED = 5;
/** A man more, even, a man short; games with more sent off are left out from there on. */
const NUMBERS = 3;

/** Published mean goals of both sides. */
export interface Means {
  readonly home: number;
  readonly away: number;
}

/** Goals and what would have been scored at one goal a minute per mean goal, by bin × lead × numbers. */
export class GoalTally {
  readonly goals = new Float64Array(TIME_BINS * TALLIED_LEADS * NUMBERS);
  readonly exposure = new Float64Array(TIME_BINS * TALLIED_LEADS * NUMBERS);

  /** Walks through a game minute by minute, both sides. */
  add({ goals, reds = [] }: SoccerGamePlays, means: Means): void {
    let lead = 0;
    let short = 0;
    for (let minute = 1; minute <= WHOLE_GAME + ADDED; minute++) {
      if (Math.abs(short) > 1) return;
      const bin = Math.min(Math.floor((minute - 1) / PART), TIME_BINS - 1);
      const home = cellOf(bin, lead, short);
      const away = cellOf(bin, -lead, -short);
      this.exposure[home] = (this.exposure[home] ?? 0) + means.home;
      this.exposure[away] = (this.exposure[away] ?? 0) + means.away;
      const scored = at(goals, minute);
      for (const { isHome } of scored) {
        const cell = isHome ? home : away;
        this.goals[cell] = (this.goals[cell] ?? 0) + 1;
      }
      lead += balance(scored);
      short += balance(at(reds, minute));
    }
  }

  /** Goals over those expected by some factors, in the cells that a test lets through. */
  ratio(expected: (cell: Cell) => number, where: (cell: Cell) => boolean): number {
    let goals = 0;
    let sum = 0;
    for (let at = 0; at < this.goals.length; at++) {
      const cell = whereIs(at);
      if (!where(cell)) continue;
      goals += this.goals[at] ?? 0;
      sum += (this.exposure[at] ?? 0) * expected(cell);
    }
    return sum > 0 ? goals / sum : 1;
  }
}

/** A cell's bin, and lead and men short as positions from the lowest. */
export interface Cell {
  readonly bin: number;
  readonly lead: number;
  readonly short: number;
}

export const LEVEL = (TALLIED_LEADS - 1) / 2;
export const EVEN = (NUMBERS - 1) / 2;

const cellOf = (bin: number, lead: number, short: number): number =>
  (bin * TALLIED_LEADS + Math.min(Math.max(lead, -LEVEL), LEVEL) + LEVEL) * NUMBERS + short + EVEN;

const whereIs = (at: number): Cell => ({
  bin: Math.floor(at / (TALLIED_LEADS * NUMBERS)),
  lead: Math.floor(at / NUMBERS) % TALLIED_LEADS,
  short: at % NUMBERS,
});

const at = (happenings: readonly Happening[], minute: number): readonly Happening[] =>
  happenings.filter((one) => Math.min(one.minute, WHOLE_GAME + ADDED) === minute);

const balance = (happenings: readonly Happening[]): number =>
  happenings.reduce((sum, { isHome }) => sum + (isHome ? 1 : -1), 0);
