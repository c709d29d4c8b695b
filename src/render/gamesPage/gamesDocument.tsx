import { renderToStaticMarkup } from 'react-dom/server';
import { GameCard } from '#components/game/GameCard.tsx';
import { leagueTitle } from '#components/game/gameTitle.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { type GamesPage, leagueOfPage, orderOfPage } from '#domain/product/gamesPage.ts';
import { partsOfAll, partsOfLeague, type ShownGames } from './gamesPageParts.tsx';

export interface GamesDocument extends ShownGames {
  /** Content hash of the slate it is all from. */
  readonly slate: string;
  /** The page as written by the last build: its stylesheets show which build the parts must fit. */
  readonly built: string;
}

/** A game that cannot be drawn is dropped alone, as in a build. */
function canBeDrawn(game: ListedGame, now: Date): boolean {
  try {
    renderToStaticMarkup(<GameCard game={game} now={now} />);
    return true;
  } catch (error) {
    console.error(`Game ${game.id} is left out:`, error);
    return false;
  }
}

const stylesheetsOf = (page: string): string =>
  [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].join('');

/**
 * The content of a page of games from the current slate, part by part under the page's own names, for an open page: it takes all
 * of them or none (client/slate/takeParts.ts).
 */
export function gamesDocument(page: GamesPage, { slate, built, ...data }: GamesDocument): string {
  const { now } = data;
  const shown = { ...data, games: data.games.filter((game) => canBeDrawn(game, now)) };
  const league = leagueOfPage(page);
  const parts = league ? partsOfLeague(page, league, shown) : partsOfAll(page, shown);
  const titled = league && orderOfPage(page) === 'day';
  const body = renderToStaticMarkup(
    <>
      <meta name="robots" content="noindex" />
      {titled && <title>{leagueTitle(league, shown.games, now)}</title>}
      <meta name="slate" content={slate} data-drawn={now.toISOString()} />
      {Object.entries(parts).map(([name, content]) => (
        <div key={name} data-part={name}>
          {content}
        </div>
      ))}
    </>,
  );
  return `<!doctype html><meta charset="utf-8">${stylesheetsOf(built)}${body}`;
}
