import { GOLDEN } from '#engine/golden.fixture.ts';
import { GOLDEN_PLAYERS } from '#engine/players/leagues/golden.fixture.ts';
import { GOLDEN_SEASONS } from '#engine/season/golden.fixture.ts';

/** Digest of every golden recipe, season and players' lines by its name: what `entry.ts` has to answer. */
export const KNOWN: ReadonlyMap<string, string> = new Map(
  [...GOLDEN, ...GOLDEN_SEASONS, ...GOLDEN_PLAYERS].map(({ name, digest }) => [name, digest]),
);
