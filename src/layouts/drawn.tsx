import { renderToStaticMarkup } from 'react-dom/server';
import { GameCard } from '#components/game/GameCard.tsx';
import { keepSound } from '#content/keepSound.ts';
import type { Game } from '#domain/game.ts';
import { GamePage } from './gamePage/GamePage.tsx';
import { gameMeta } from './gamePage/gameMeta.ts';

function draw(game: Game, now: Date): Game {
  const page = { game, ledger: undefined, others: [game], teamPaths: new Set<string>() };
  gameMeta(game);
  renderToStaticMarkup(<GameCard game={game} now={now} />);
  renderToStaticMarkup(<GamePage {...page} now={now} />);
  return game;
}

/** The games of which a card and a page can be drawn: no list, page or feed of a build is made of any other. */
export const drawn = (games: readonly Game[], now: Date): Game[] =>
  keepSound(
    games,
    (game) => draw(game, now),
    ({ id }) => `Game ${id}`,
  );
