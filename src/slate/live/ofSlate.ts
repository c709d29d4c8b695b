import { promptStore } from '#slate/tools.ts';
import type { Site } from '#wiring';

interface OfGame {
  readonly games: { readonly sample: boolean };
}

/** Rows of games of the slate's kind: samples while the site shows samples, else real ones. The slate is asked only if there is a sample. */
export async function ofSlate<Row extends OfGame>(
  site: Site,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (!rows.some(({ games }) => games.sample)) return rows;
  const shown = (await site.use(promptStore).readCurrentSlate())?.sample === true;
  return rows.filter(({ games }) => games.sample === shown);
}
