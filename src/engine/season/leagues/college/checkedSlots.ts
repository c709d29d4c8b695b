import { InputError } from '#domain/numbers/inputError.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** Slots of the inputs' bracket; undefined before it is drawn. Throws an InputError unless they are `size` slots of one or two teams, each once. */
export function checkedSlots(
  { bracket, teams }: SeasonInputs,
  size: number,
): readonly (readonly number[])[] | undefined {
  if (!bracket) return undefined;
  const { slots, seeds } = bracket;
  if (slots.length !== size || seeds.length !== size) {
    throw new InputError(`Input bracket has ${slots.length} slots, not ${size}`, 'bracket');
  }
  const placed = slots.flat();
  const known = placed.every((team) => Number.isInteger(team) && teams[team] !== undefined);
  const sized = slots.every(({ length }) => length === 1 || length === 2);
  if (!known || !sized || new Set(placed).size !== placed.length) {
    throw new InputError('Input bracket does not place each of its teams once', 'bracket.slots');
  }
  return slots;
}
