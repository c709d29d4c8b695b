import { renderToStaticMarkup } from 'react-dom/server';
import { GameCard } from '#components/game/GameCard.tsx';
import { leagueTitle } from '#components/game/gameTitle.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { type GamesPage, leagueOfPage, orderOfPage } from '#domain/product/gamesPage.ts';
import { partsDocument } from '../partsDocument.tsx';
import { partsOfAll, partsOfLeague, type ShownGames } from './gamesPageParts.tsx';

interface GamesDocument extends ShownGames {
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

/** The content of a page of games from the current slate, part by part, for an open page. */
export function gamesDocument(page: GamesPage, { slate, built, ...data }: GamesDocument): string {
  const { now } = data;
  const shown = { ...data, games: data.games.filter((game) => canBeDrawn(game, now)) };
  const league = leagueOfPage(page);
  const parts = league ? partsOfLeague(page, league, shown) : partsOfAll(page, shown);
  const titled = league && orderOfPage(page) === 'day';
  const title = titled ? leagueTitle(league, shown.games, now) : undefined;
  return partsDocument({ title, parts, slate, now, built });
}
