import { baseballTable } from '#engine/baseball/model.ts';
import { REGULATION } from '#engine/live/baseball/params.ts';
import { meansOf } from '#engine/live/means.ts';
import type { PregameInputs } from '../../pregame/gameInputs.ts';
import { halfInningsOf, isShort } from './halfInnings.ts';
import type { BaseballGamePlays } from './readPlays.ts';

/** Innings compared: the ninth is not always played. */
const COMPARED = REGULATION - 1;

/** One game of so many is taken: a published table takes a few milliseconds. */
const EVERY = 3;

/** One side of a game: its published mean runs and its runs by inning. */
interface SideRuns {
  readonly mean: number;
  readonly runs: Float64Array;
}

/** Sides of games of nine innings whose inputs are known. */
export class SideRunsKept {
  readonly #inputs: ReadonlyMap<string, PregameInputs>;
  readonly #sides: SideRuns[] = [];
  #seen = 0;
  constructor(inputs: readonly PregameInputs[]) {
    this.#inputs = new Map(inputs.map((one) => [one.id, one]));
  }

  add(game: BaseballGamePlays): void {
    const known = this.#inputs.get(game.id);
    if (!known || isShort(game) || this.#seen++ % EVERY > 0) return;
    const halves = halfInningsOf(game);
    if ((halves.at(-1)?.inning ?? 0) < REGULATION) return;
    const away = new Float64Array(COMPARED);
    const home = new Float64Array(COMPARED);
    for (const { inning, bottom, toCome } of halves) {
      if (inning <= COMPARED) (bottom ? home : away)[inning - 1] = toCome[0] ?? 0;
    }
    const means = meansOf(baseballTable(known.inputs));
    this.#sides.push({ mean: means.home, runs: home }, { mean: means.away, runs: away });
  }

  /**
   * SD of a side's log rate on the day, by moments: how far its innings go up and down together beyond what was published.
   * E[(x − fM)(y − gM)] = fg M² (e^(SD²) − 1) for two innings x and y with shares f and g of the mean M.
   */
  daySd(): number {
    const shares = new Float64Array(COMPARED);
    let means = 0;
    for (const { mean, runs } of this.#sides) {
      means += mean;
      for (let at = 0; at < COMPARED; at++) shares[at] = (shares[at] ?? 0) + (runs[at] ?? 0);
    }
    for (let at = 0; at < COMPARED; at++) shares[at] = (shares[at] ?? 0) / means;
    let products = 0;
    let squares = 0;
    for (const { mean, runs } of this.#sides) {
      let all = 0;
      let same = 0;
      let share = 0;
      let shareSquares = 0;
      for (let at = 0; at < COMPARED; at++) {
        const f = shares[at] ?? 0;
        const surprise = (runs[at] ?? 0) - f * mean;
        all += surprise;
        same += surprise * surprise;
        share += f;
        shareSquares += f * f;
      }
      products += all * all - same;
      squares += mean * mean * (share * share - shareSquares);
    }
    if (!(products > 0)) return 0;
    return Math.sqrt(Math.log(1 + products / squares));
  }
}
