import { renderToStaticMarkup } from 'react-dom/server';
import { handOver } from '../cards/handOver.ts';
import { HeadTags } from '../HeadTags.tsx';
import type { DrawnGame } from './drawnGames.ts';
import { GamePage, type GamePageData } from './GamePage.tsx';
import { gameMeta } from './gameMeta.ts';

/** Draws the page of a game; its card is handed over to be drawn meanwhile. */
export function drawGame(data: GamePageData, slate: string | undefined): DrawnGame {
  const { game, now } = data;
  const meta = gameMeta(game);
  const head = renderToStaticMarkup(<HeadTags meta={{ ...meta, slate }} now={new Date(now)} />);
  const page = Buffer.from(renderToStaticMarkup(<GamePage {...data} />));
  handOver(meta.card);
  return { game, head, page };
}
