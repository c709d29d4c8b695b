import { InputError } from '#domain/numbers/inputError.ts';
import { givenInputs } from '../../inputs.ts';

/**
 * Checks that data from outside have the form of a model: its properties, finite numbers for numbers, text for text, lists of the
 * same length. An empty list in the model stands for a list of texts, or of lists of them. Properties that the model lacks are let through.
 * Throws an InputError that names the first thing that differs.
 */
export function checkAlike(data: unknown, model: unknown, name: string): void {
  if (Array.isArray(model)) checkList(data, model, name);
  else if (typeof model === 'object' && model !== null) {
    const given = givenInputs(data, name);
    for (const [key, part] of Object.entries(model))
      checkAlike(Object.hasOwn(given, key) ? given[key] : undefined, part, `${name}.${key}`);
  } else if (typeof data !== typeof model || (typeof data === 'number' && !Number.isFinite(data)))
    throw new InputError(`${name} is not a ${typeof model}`, name);
}

/** Checks that every entry of a table has the form of a model. Throws an InputError. */
export function checkTable(data: unknown, model: unknown, name: string): void {
  for (const [key, entry] of Object.entries(givenInputs(data, name)))
    checkAlike(entry, model, `${name}.${key}`);
}

function checkList(data: unknown, model: readonly unknown[], name: string): void {
  if (!Array.isArray(data)) throw new InputError(`${name} is not a list`, name);
  if (model.length === 0) {
    for (const item of data)
      if (Array.isArray(item)) checkList(item, [], name);
      else checkAlike(item, '', name);
    return;
  }
  if (data.length !== model.length)
    throw new InputError(`${name} has ${data.length} entries, not ${model.length}`, name);
  for (const [at, part] of model.entries()) checkAlike(data[at], part, `${name}[${at}]`);
}
