import { headlineGame } from '#components/charts-hero/headline.ts';
import { startText } from '#components/game/gameText.ts';
import type { ShareCard } from './card.ts';
import { gameCard } from './gameCard.ts';
import { type Listed, slateCard } from './slateCard.ts';

/** The social card of a league's page: its most notable game, as in the page's title; without one the counts. */
export function leagueCard(title: string, listed: Listed, now: Date): ShareCard {
  const telling = headlineGame(listed.games, now);
  const game = listed.games.find(({ id }) => id === telling?.id);
  if (!game) return slateCard(title, listed, now);
  const sample = listed.sample ? 'Sample · ' : '';
  return { ...gameCard(game), kicker: `${sample}${title} · ${startText(game)}` };
}
