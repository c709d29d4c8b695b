import { ALL_RIGHTS } from './index.ts';
import type { Right } from './right.ts';

/** The right of an id. Throws if none is recorded. */
export function rightOf(id: string): Right {
  const found = ALL_RIGHTS.find((right) => right.id === id);
  if (!found) throw new Error(`No right is recorded for ${id}`);
  return found;
}
