import { renderToStaticMarkup } from 'react-dom/server';
import { handOver } from '../cards/handOver.ts';
import { HeadTags, ownCard, type PageMeta } from '../HeadTags.tsx';
import type { DrawnGamePage } from './drawnGames.ts';
import { GamePage, type GamePageData } from './GamePage.tsx';
import { gameMeta } from './gameMeta.ts';

/** Draws the page of a game, for a build or for a function; a card of its own is handed over to be drawn meanwhile. */
export function drawGame(data: GamePageData, of: Pick<PageMeta, 'slate' | 'image'>): DrawnGamePage {
  const { game, now } = data;
  const meta = { ...gameMeta(game), ...of };
  const head = renderToStaticMarkup(<HeadTags meta={meta} now={new Date(now)} />);
  const page = Buffer.from(renderToStaticMarkup(<GamePage {...data} />));
  const card = ownCard(meta);
  if (card) handOver(card);
  return { game, head, page };
}
