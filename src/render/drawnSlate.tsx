import { renderToStaticMarkup } from 'react-dom/server';
import { clock } from '#clock';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { onceABuild } from '#content/onceABuild.ts';
import { loadSlate, type SlateContent } from '#content/slate.ts';
import type { Game } from '#domain/game/game.ts';
import { withCard, withPage } from './drawnOnce.tsx';
import { type DrawnGamePage, keepGames } from './gamePage/drawnGames.ts';
import { gamePages } from './gamePage/gamePages.ts';

/** Pages link to each other: if one cannot be drawn, the others are drawn without it. */
async function soundPages(
  games: readonly Game[],
  slate: string | undefined,
  now: Date,
): Promise<readonly DrawnGamePage[]> {
  const sound = withPage(games.map(await gamePages(games, now)), slate);
  if (sound.length === games.length) return sound;
  return soundPages(
    sound.map(({ game }) => game),
    slate,
    now,
  );
}

async function loadDrawn(): Promise<SlateContent> {
  const slate = await loadSlate();
  const now = clock.now();
  const sound = await soundPages(withCard(slate.games, now), slate.contentHash, now);
  const notice = slate.sample ? renderToStaticMarkup(<SampleNotice />) : '';
  keepGames({ games: sound, notice });
  return { ...slate, games: sound.map(({ game }) => game) };
}

/**
 * The published content with the drawable games: all lists, pages and feeds of a build are made from it. Each page is drawn once
 * and kept for the writer. During editing none is left out, so that faults show.
 */
export const drawnSlate = onceABuild(() => (import.meta.env.PROD ? loadDrawn() : loadSlate()));
