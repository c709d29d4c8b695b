import { tryAfter } from './afterTouchdown.ts';
import { LATE_STOP, stopSeconds } from './clock.ts';
import { type DriveStrengths, type FlatDrive, flatOf, type Step, stepsOf } from './flat.ts';
import { usualMoves } from './moves.ts';
import type { FootballParameters } from './parameters.ts';

/** Points to come late in a game that are told apart for each side. */
export const LATE_WIDTH = 36;
/** Leads beyond this play as this one does, points. */
export const FARTHEST_LATE = 20;
const LEADS = 2 * FARTHEST_LATE + 1;
/** What is left out where nothing else is asked. */
const LEAST = 1e-7;
/** Most points of one drive. */
const MOST = 8;
const PILES = 2 * (LATE_STOP + 1);

/** The last minutes of a game, drive by drive, where the score changes how both sides play. */
export class Late {
  private readonly flats: readonly (readonly FlatDrive[])[];
  /** Weight of the points so far, home × LATE_WIDTH + away. */
  private readonly piles: readonly Float64Array[];
  /** Most points either side has in a pile; −1 while it is empty. */
  private readonly reach: Int32Array;

  constructor(params: FootballParameters, strengths: DriveStrengths) {
    this.flats = [flats(params, strengths.home, true), flats(params, strengths.away, false)];
    const size = LATE_WIDTH * LATE_WIDTH;
    this.piles = Array.from({ length: PILES }, () => new Float64Array(size));
    this.reach = new Int32Array(PILES).fill(-1);
  }

  /**
   * Weight of the points to come to the end of regulation, home × LATE_WIDTH + away.
   * @param lead home less away before any of them
   * @param least a score less likely than this is left out
   */
  play(from: readonly Step[], lead: number, least = LEAST): Float64Array {
    this.spread(flatOf(from, LATE_WIDTH), 0, 0, 1);
    const out = new Float64Array(LATE_WIDTH * LATE_WIDTH);
    for (let pile = PILES - 1; pile >= 0; pile--) {
      const most = this.reach[pile] as number;
      this.reach[pile] = -1;
      const table = this.piles[pile] as Float64Array;
      for (let home = 0; home <= most; home++) {
        for (let away = 0; away <= most; away++) {
          const cell = home * LATE_WIDTH + away;
          const weight = table[cell] as number;
          if (weight === 0) continue;
          table[cell] = 0;
          if (weight < least) continue;
          if (pile < 2) out[cell] = (out[cell] as number) + weight;
          else this.goOn(pile, lead + home - away, home, away, weight);
        }
      }
    }
    return out;
  }

  private goOn(pile: number, lead: number, home: number, away: number, weight: number): void {
    const own = pile % 2 === 0 ? lead : -lead;
    const at = Math.min(Math.max(own, -FARTHEST_LATE), FARTHEST_LATE) + FARTHEST_LATE;
    const flat = this.flats[pile % 2]?.[(pile >> 1) * LEADS + at];
    if (flat) this.spread(flat, home, away, weight);
  }

  private spread(
    { chance, pile, step }: FlatDrive,
    home: number,
    away: number,
    weight: number,
  ): void {
    const most = Math.max(home, away) + MOST;
    if (most >= LATE_WIDTH) return;
    const cell = home * LATE_WIDTH + away;
    for (let at = 0; at < chance.length; at++) {
      const to = pile[at] as number;
      const table = this.piles[to] as Float64Array;
      const there = cell + (step[at] as number);
      table[there] = (table[there] as number) + weight * (chance[at] as number);
      if ((this.reach[to] as number) < most) this.reach[to] = most;
    }
  }
}

/** Steps of every stop and lead. Leads between which nothing changes share them. */
function flats(params: FootballParameters, strength: number, homeBall: boolean): FlatDrive[] {
  const made: FlatDrive[] = [];
  for (let stop = 0; stop <= LATE_STOP; stop++) {
    const seconds = stopSeconds(stop);
    const known = new Map<string, FlatDrive>();
    for (let lead = -FARTHEST_LATE; lead <= FARTHEST_LATE; lead++) {
      const kind = `${kindOf(lead)} ${tryAfter(params, lead, true, seconds).six}`;
      const at = (yards: number) => ({ yards, down: 1, distance: 10, seconds, second: true, lead });
      const flat =
        known.get(kind) ??
        flatOf(stepsOf(usualMoves(params, at, strength, stop), homeBall, true), LATE_WIDTH);
      known.set(kind, flat);
      made.push(flat);
    }
  }
  return made;
}

/** The leads that the rows of spot.ts tell apart. */
const kindOf = (lead: number): number =>
  lead > 0 ? 3 : lead === 0 ? 2 : lead >= -3 ? 1 : lead >= -8 ? 0 : -1;
