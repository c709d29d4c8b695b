/** The golden vectors for any JavaScript engine: needs no page, module or Node. */
import { digestOf, GOLDEN } from '#engine/golden.fixture.ts';
import { rerun } from '#engine/rerun.ts';
import { GOLDEN_SEASONS, goldenDigest } from '#engine/season/golden.fixture.ts';

/** Digests of all golden recipes and seasons by name, as JSON. */
function digits(): string {
  return JSON.stringify(
    Object.fromEntries([
      ...GOLDEN.map(({ name, recipe }) => [name, digestOf(rerun(recipe))]),
      ...GOLDEN_SEASONS.map((golden) => [golden.name, goldenDigest(golden)]),
    ]),
  );
}

Object.assign(globalThis, { digits });
