import { InputError } from '#domain/numbers/inputError.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { SEASON_RESULTS, type SeasonPick } from '#domain/season/seasonPick.ts';
import type { Result } from './result.ts';

/** A run's weight at the published chance of the results that are set. */
const USUAL = 1000;
/** Heaviest run: with 10 million runs all weights together stay a whole number. */
const HEAVIEST = 1_000_000;

export interface SetGame {
  readonly game: number;
  readonly result: Result;
}

/** Checks the results that are set. Throws an InputError for an unknown game, a draw where none can be, or a game set twice. */
export function setGames(inputs: SeasonInputs, picks: readonly SeasonPick[]): readonly SetGame[] {
  const { homeWin, draw } = inputs.left;
  const seen = new Set<number>();
  return picks.map(({ game, result }, at) => {
    const name = `picks[${at}]`;
    if (!(Number.isInteger(game) && game >= 0 && game < homeWin.length)) {
      throw new InputError(`Input ${name}.game is ${game}, no game that is left`, `${name}.game`);
    }
    if (seen.has(game)) throw new InputError(`Input ${name}.game is set twice`, `${name}.game`);
    seen.add(game);
    const number = SEASON_RESULTS.indexOf(result);
    if (number !== 0 && number !== 1 && number !== 2) {
      throw new InputError(`Input ${name}.result is ${result}, no result`, `${name}.result`);
    }
    const drawn = draw[game] ?? 0;
    const share = [homeWin[game] ?? 0, drawn, 1 - (homeWin[game] ?? 0) - drawn][number] ?? 0;
    if (number === 1 && drawn === 0) {
      throw new InputError(`Input ${name}.result is a draw where none can be`, `${name}.result`);
    }
    if (!(share > 0)) {
      throw new InputError(`Input ${name}.result has no chance`, `${name}.result`);
    }
    return { game, result: number };
  });
}

/**
 * What a run counts, by the chance that its strengths give the results set ÷ their published shares: strengths under which they
 * are likely count more. So the odds are those of the runs in which the games end so by themselves.
 */
export const weightOf = (ratio: number): number =>
  Math.min(Math.floor(ratio * USUAL + 0.5), HEAVIEST);
