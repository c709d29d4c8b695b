import process from 'node:process';
import { isClosed } from '#domain/game/freshness.ts';
import { builtPage } from '#http/builtPage.ts';
import { promptStore } from '#slate/tools.ts';
import type { Site } from '#wiring';

export interface KeptPage {
  readonly html: string;
  /** True once it has its grades: from then on only a corrected result changes it. */
  readonly settled: boolean;
}

/**
 * The page of a game that is on no slate any more, in its league's frame; undefined if nothing was said of it, it is still to come,
 * or it is a sample while the site shows real games.
 */
export async function renderKeptGame(
  site: Site,
  siteUrl: string,
  id: number,
  now: Date,
): Promise<KeptPage | undefined> {
  const store = site.use(promptStore);
  const [found, current] = await Promise.all([store.readKeptGame(id), store.readCurrentSlate()]);
  if (!found || !isClosed(found.game, now)) return undefined;
  if (found.game.sample && current?.sample !== true) return undefined;
  const [rows, frame] = await Promise.all([
    store.readGameRecord(id),
    builtPage(site, siteUrl, `/game-shell/${found.game.league.toLowerCase()}`),
  ]);
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { keptGameDocument } = await import('#render/archive/keptGameDocument.tsx');
  return { html: keptGameDocument(frame, { ...found, rows }, now), settled: rows.length > 0 };
}
