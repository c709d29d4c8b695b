import { crumbList, gameCrumbs, gameKeywords, gameTitle } from '#components/game/gameTitle.ts';
import type { Game } from '#domain/game/game.ts';
import { gameCard } from '../cards/gameCard.ts';
import { gameDescription } from '../eventData/descriptions.ts';
import { gameData } from '../eventData/gameData.ts';

/** Metadata of a game's page. */
export function gameMeta(game: Game) {
  const { id, league } = game;
  const description = gameDescription(game);
  return {
    title: gameTitle(game),
    description,
    keywords: gameKeywords(game),
    canonical: `/game/${id}`,
    card: gameCard(game),
    feedOf: league,
    structuredData: [crumbList(gameCrumbs(game)), gameData(game, description)],
  };
}
