import { clamp } from '../numbers/numbers.ts';
import type { Knob } from './knob.ts';

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The nearest value that a knob can hold. */
export function heldBy(knob: Knob, value: number): number {
  if (knob.kind === 'choice') {
    return Number.isInteger(value) && knob.options[value] !== undefined ? value : knob.value;
  }
  const { min, max, step } = knob;
  const steps = Math.round((clamp(value, min, max) - min) / step);
  return Number((min + steps * step).toFixed(Math.max(decimals(step), decimals(min)))) + 0;
}
