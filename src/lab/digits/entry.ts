/** The golden vectors for any JavaScript engine: needs no page, module or Node. */
import { digestOf, GOLDEN } from '#engine/golden.fixture.ts';
import { rerun } from '#engine/rerun.ts';

/** Digests of all golden recipes by name, as JSON. */
function digits(): string {
  return JSON.stringify(
    Object.fromEntries(GOLDEN.map(({ name, recipe }) => [name, digestOf(rerun(recipe))])),
  );
}

Object.assign(globalThis, { digits });
