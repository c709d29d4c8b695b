import { InputError } from '#domain/numbers/inputError.ts';
import { type Given, givenInputs, readInput } from '../../inputs.ts';
import type { BaseballSquad } from './types.ts';

/** Rates of batters, and what they may be: a share of 1 in who reaches or strikes out would leave nobody to do anything else. */
const RATES = [
  ['reaches', 0.01, 0.9],
  ['walk', 0, 0.9],
  ['double', 0, 0.9],
  ['triple', 0, 0.9],
  ['homeRun', 0, 0.9],
  ['strikeout', 0, 0.95],
  ['hitByPitch', 0, 0.3],
  ['steals', 0, 1],
] as const;

/** Throws an InputError that names the first thing missing, not finite or out of range. */
export function checkBaseballSquad(squad: BaseballSquad, side: string): void {
  checkRates(givenInputs(squad.bench, `${side}.bench`), `${side}.bench`);
  const places = new Float64Array(10);
  squad.batters.forEach((batter, index) => {
    const name = `${side}.batters[${index}]`;
    const given = givenInputs(batter, name);
    checkRates(given, name);
    const slot = readInput(given, 'slot', 1, 9, `${name}.slot`);
    if (!Number.isInteger(slot)) throw new InputError(`Input ${name}.slot ${slot} is not whole`);
    places[slot] = (places[slot] ?? 0) + readInput(given, 'chance', 0, 1, `${name}.chance`);
    if ((places[slot] ?? 0) > 1 + 1e-9)
      throw new InputError(`Input ${side}.batters: chances in place ${slot} are above 1`);
    readInput(given, 'leaves', 0, 8, `${name}.leaves`);
    readInput(given, 'unknown', 0, 1, `${name}.unknown`);
  });
  let starts = 0;
  squad.starters.forEach((starter, index) => {
    const name = `${side}.starters[${index}]`;
    const given = givenInputs(starter, name);
    starts += readInput(given, 'chance', 0, 1, `${name}.chance`);
    if (starts > 1 + 1e-9)
      throw new InputError(`Input ${side}.starters: chances to start are above 1`);
    readInput(given, 'outs', 0, 27, `${name}.outs`);
    readInput(given, 'outsSd', 0, 9, `${name}.outsSd`);
    for (const factor of ['strikeout', 'walk', 'homeRun'])
      readInput(given, factor, 0.1, 10, `${name}.${factor}`);
    readInput(given, 'form', 0, 1, `${name}.form`);
  });
}

function checkRates(given: Given, name: string): void {
  for (const [rate, least, most] of RATES) readInput(given, rate, least, most, `${name}.${rate}`);
}
