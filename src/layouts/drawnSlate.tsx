import { renderToStaticMarkup } from 'react-dom/server';
import { clock } from '#clock';
import { GameCard } from '#components/game/GameCard.tsx';
import { keepSound, loadSlate, type SlateContent } from '#content/slate.ts';
import type { Game } from '#domain/game.ts';
import { GamePage, type GamePageData } from './gamePage/GamePage.tsx';
import { gameMeta } from './gamePage/gameMeta.ts';
import { loadGamePages } from './gamePage/gamePages.ts';

export interface DrawnSlate extends SlateContent {
  /** The markup of a game's page. A build may ask for each once. */
  readonly takePage: (gameId: number) => Promise<string>;
}

const nameOf = ({ id }: Game): string => `Game ${id}`;

function drawCard(game: Game, now: Date): Game {
  gameMeta(game);
  renderToStaticMarkup(<GameCard game={game} now={now} />);
  return game;
}

/** The games of which a card can be drawn. */
export const withCard = (games: readonly Game[], now: Date): Game[] =>
  keepSound(games, (game) => drawCard(game, now), nameOf);

/** In UTF-8: of thousands of pages, strings would fill the heap. */
type Markup = readonly [game: Game, page: Buffer];

const drawPage = (page: GamePageData): Markup => [
  page.game,
  Buffer.from(renderToStaticMarkup(GamePage(page))),
];

/** The pages that can be drawn. */
export const withPage = (pages: readonly GamePageData[]): Markup[] =>
  keepSound(pages, drawPage, ({ game }) => nameOf(game));

/** Pages link to each other: where one cannot be drawn, the others are drawn without it. */
async function soundPages(games: readonly Game[], now: Date): Promise<readonly Markup[]> {
  const sound = withPage(await loadGamePages(games, now));
  if (sound.length === games.length) return sound;
  return soundPages(
    sound.map(([game]) => game),
    now,
  );
}

async function loadDrawn(): Promise<DrawnSlate> {
  const slate = await loadSlate();
  const now = clock.now();
  const sound = await soundPages(withCard(slate.games, now), now);
  const markups = new Map(sound.map(([{ id }, page]) => [id, page]));
  const takePage = async (id: number): Promise<string> => {
    const markup = markups.get(id);
    if (!markup) throw new Error(`The page of game ${id} was taken before`);
    markups.delete(id);
    return markup.toString();
  };
  return { ...slate, games: sound.map(([game]) => game), takePage };
}

/** While pages are edited each is drawn when it is looked at, and none is left out: a fault shows. */
async function loadUndrawn(): Promise<DrawnSlate> {
  const slate = await loadSlate();
  const takePage = async (id: number): Promise<string> => {
    const pages = await loadGamePages(slate.games, clock.now());
    const page = pages.find(({ game }) => game.id === id);
    if (!page) throw new Error(`There is no game ${id}`);
    return renderToStaticMarkup(GamePage(page));
  };
  return { ...slate, takePage };
}

let read: Promise<DrawnSlate> | undefined;

/**
 * What is published, with the games that can be drawn: no list, page or feed of a build is made of any other, and each
 * page is drawn once.
 */
export function drawnSlate(): Promise<DrawnSlate> {
  if (!import.meta.env.PROD) return loadUndrawn();
  read ??= loadDrawn();
  return read;
}
