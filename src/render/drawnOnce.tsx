import { renderToStaticMarkup } from 'react-dom/server';
import { GameCard } from '#components/game/GameCard.tsx';
import type { Game } from '#domain/game/game.ts';
import { drawGame } from './gamePage/drawGame.tsx';
import type { DrawnGamePage } from './gamePage/drawnGames.ts';
import type { GamePageData } from './gamePage/GamePage.tsx';
import { keepSound } from './keepSound.ts';

const nameOf = ({ id }: Game): string => `Game ${id}`;

function drawCard(game: Game, now: Date): Game {
  renderToStaticMarkup(<GameCard game={game} now={now} />);
  return game;
}

/** The games whose card can be drawn. */
export const withCard = (games: readonly Game[], now: Date): Game[] =>
  keepSound(games, (game) => drawCard(game, now), nameOf);

/** The pages that can be drawn. */
export const withPage = (
  pages: readonly GamePageData[],
  slate: string | undefined,
): readonly DrawnGamePage[] =>
  keepSound(
    pages,
    (page) => drawGame(page, { slate }),
    ({ game }) => nameOf(game),
  );
