import { type Given, readInput } from '../inputs.ts';

/** Flattens lists: { a: 1, b: [2, 3] } → { a: 1, b0: 2, b1: 3 }. A fight's inputs are all numbers. */
export function flatten(
  shapes: Readonly<Record<string, number | readonly number[]>>,
): Record<string, number> {
  const flat: Record<string, number> = {};
  for (const [name, value] of Object.entries(shapes)) {
    if (typeof value === 'number') flat[name] = value;
    else for (const [index, item] of value.entries()) flat[`${name}${index}`] = item;
  }
  return flat;
}

/** Inputs name0, name1, … up to nameN (N = count − 1), each within [min, max]. */
export function readNumbered(
  inputs: Given,
  name: string,
  count: number,
  min: number,
  max: number,
): Float64Array {
  return Float64Array.from({ length: count }, (_, index) =>
    readInput(inputs, `${name}${index}`, min, max),
  );
}
