import { renderToStaticMarkup } from 'react-dom/server';
import { clock } from '#clock';
import { GameCard } from '#components/game/GameCard.tsx';
import { keepSound, loadSlate, type SlateContent } from '#content/slate.ts';
import type { Game } from '#domain/game.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { GamePage } from './gamePage/GamePage.tsx';
import { gameMeta } from './gamePage/gameMeta.ts';

function draw(game: Game, now: Date): Game {
  const left = { teamPaths: new Set<string>(), standing: NO_STANDING };
  const page = { game, ledger: undefined, lines: [], others: [game], ...left };
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

async function loadDrawn(): Promise<SlateContent> {
  const slate = await loadSlate();
  return { ...slate, games: drawn(slate.games, clock.now()) };
}

let read: Promise<SlateContent> | undefined;

/** What is published, with the games that can be drawn. While pages are edited none is left out: a fault shows. */
export function drawnSlate(): Promise<SlateContent> {
  if (!import.meta.env.PROD) return loadSlate();
  read ??= loadDrawn();
  return read;
}
