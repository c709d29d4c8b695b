import type { CutLine } from '#domain/live/golfFigures.ts';
import { makeCut } from '../../golf/cut.ts';
import { newField, PLAYING } from '../../golf/field.ts';
import { finish } from '../../golf/finish.ts';
import { splitsOf } from '../../golf/heat.ts';
import type { GolfInputs } from '../../golf/inputs.ts';
import { HIGHEST_ROUND, LOWEST_ROUND, withdrawPlayers } from '../../golf/playRound.ts';
import { newScoreboard } from '../../golf/scoreboard.ts';
import { binsOf, type FinishTally, newTally } from '../../golf/tally.ts';
import type { Generator } from '../../rng/generator.ts';
import { normalInto } from '../../rng/normalInto.ts';
import type { SkillDraw } from './drawSkills.ts';
import { type GolferStanding, HOLES } from './readState.ts';

/** Variance that rounding to whole strokes adds to a score (Sheppard's correction): taken off before. */
const ROUNDING = 1 / 12;

/** The counts of a tournament's rest: of the players who are in, in their order. */
interface Rest {
  readonly tally: FinishTally;
  readonly cutLines: readonly CutLine[];
}

/**
 * Plays the rest of a tournament from a state again and again: the model's rounds, cut, withdrawals and play-off, from the scores so
 * far. A round under way goes on for the holes left, with mean and variance in their share of 18; a player who has finished a round
 * and not begun the next may give up.
 * @param alive the players who are in
 * @param cutMade whether the cut is behind them
 */
export function playRest(
  inputs: GolfInputs,
  alive: readonly GolferStanding[],
  draw: SkillDraw,
  cutMade: boolean,
  runs: number,
  generator: Generator,
): Rest {
  const players = alive.map(({ id, skill, sd }) => ({ id, skill, sd }));
  const field = newField({ ...inputs, players });
  const tally = newTally({ ...inputs, players, pairs: [], groups: [], teams: [] });
  const board = newScoreboard(inputs.rounds);
  const tables = { splits: splitsOf(field.count), bins: binsOf(field.count) };
  const lines = new Int32Array(board.players.length);
  const finished = Uint8Array.from(alive, ({ rounds }) => rounds.length);
  const begun = Uint8Array.from(alive, ({ rounds, thru }) => rounds.length + (thru > 0 ? 1 : 0));
  const thru = Uint8Array.from(alive, (standing) => standing.thru);
  const toPar = Int8Array.from(alive, (standing) => standing.toPar);
  const before = Int32Array.from(alive, ({ rounds }) => rounds.reduce((sum, one) => sum + one, 0));
  const spreads = Float64Array.from({ length: HOLES + 1 }, (_, holes) =>
    Math.sqrt(Math.max((inputs.roundSd ** 2 * holes) / HOLES - ROUNDING, 0)),
  );
  const first = Math.min(...finished);
  const { skill, difficulty } = draw;
  const { cut, rounds, par, withdrawal } = inputs;

  function playRound(round: number): void {
    generator.fill(field.bits);
    const level = difficulty[round] ?? par;
    for (let i = 0; i < field.count; i++) {
      if (field.state[i] !== PLAYING || (finished[i] ?? 0) > round) continue;
      const under = finished[i] === round ? (thru[i] ?? 0) : 0;
      const left = HOLES - under;
      normalInto(field.bits, field.drawn, i);
      const mean = ((level - (skill[i] ?? 0)) * left) / HOLES;
      const more = Math.floor(mean + (spreads[left] ?? 0) * (field.drawn[i] ?? 0) + 0.5) | 0;
      const score = (under > 0 ? (toPar[i] ?? 0) : 0) + more;
      field.total[i] =
        (field.total[i] ?? 0) + Math.min(Math.max(score, LOWEST_ROUND), HIGHEST_ROUND);
    }
  }

  for (let run = 0; run < runs; run++) {
    draw.next(generator);
    field.total.set(before);
    field.state.fill(PLAYING);
    field.playing = field.count;
    let behind = cutMade;
    for (let round = first; round < rounds; round++) {
      if (cut !== null && round === cut.after && !behind) {
        const at = makeCut(field, cut, board) + board.offset;
        lines[at] = (lines[at] ?? 0) + 1;
        behind = true;
      }
      if (round > 0) {
        withdrawPlayers(field, withdrawal, behind, generator, (i) => (begun[i] ?? 0) <= round);
      }
      playRound(round);
    }
    finish(field, board, tally, tables, cut !== null, generator);
  }
  tally.runs = runs;
  return {
    tally,
    cutLines: Array.from(lines, (count, at) => ({ score: at - board.offset, runs: count })).filter(
      (line) => line.runs > 0,
    ),
  };
}
