import { type Definition, unfilteredOf } from './functions.ts';

/** A function and what is wrong in it: "UPDATE games", or that it cannot be read. */
interface Unfiltered {
  readonly name: string;
  readonly found: string;
}

/** The database can read more than our reader: a function is only judged by what was read. */
function found(definition: Definition): readonly string[] {
  try {
    return unfilteredOf(definition);
  } catch {
    return [];
  }
}

/** Every UPDATE and DELETE without a WHERE in some functions. */
export const findUnfiltered = (definitions: readonly Definition[]): readonly Unfiltered[] =>
  definitions.flatMap((definition) =>
    found(definition).map((what) => ({ name: definition.name, found: what })),
  );
