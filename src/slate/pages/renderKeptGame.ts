import process from 'node:process';
import { builtPage } from '#http/builtPage.ts';
import { readLivePicture } from '#slate/live/picture.ts';
import { promptStore } from '#slate/tools.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';

interface KeptPage {
  readonly html: string;
  /** True once it has its grades: from then on only a corrected result changes it. */
  readonly settled: boolean;
}

/**
 * The page of a game that is on no slate, in its league's frame; undefined if nothing was said of it, or it is a sample while the
 * site shows real games.
 */
export async function renderKeptGame(
  site: Site,
  siteUrl: string,
  id: number,
  now: Date,
): Promise<KeptPage | undefined> {
  const kept = await site.use(promptStore).readKeptGame(id);
  if (!kept || (kept.game.sample && kept.amongSamples !== true)) return undefined;
  const [frame, live] = await Promise.all([
    builtPage(site, siteUrl, `/game-shell/${kept.game.league.toLowerCase()}`),
    readLivePicture(site.use(promptClient), id, now),
  ]);
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { keptGameDocument } = await import('#render/archive/keptGameDocument.tsx');
  return { html: keptGameDocument(frame, { kept, live, now }), settled: kept.rows.length > 0 };
}
