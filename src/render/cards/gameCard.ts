import { startText } from '#components/game/gameText.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { longDateTime } from '#domain/time/time.ts';
import { spreadTile, totalTile } from '#domain/words/cardLines.ts';
import type { CardFigure, ShareCard } from './card.ts';

/** The social card of a game's page: both sides' chances, and the page's spread and total. */
export function gameCard(game: Game): ShareCard {
  const { league, awayTeam, homeTeam, prediction } = game;
  const sample = game.sample ? 'Sample · ' : '';
  const kicker = `${sample}${LEAGUES[league].name} · ${startText(game)}`;
  // The line breaks before the sign, not after it.
  const title = `${awayTeam.name} @\u00a0${homeTeam.name}`;
  if (!prediction) return { kicker, title, figures: [] };
  const { awayWinProbability: away, homeWinProbability: home, drawProbability: draw } = prediction;
  const chances: CardFigure[] = [
    { label: `${awayTeam.shortName} win`, value: percent(away, 1), side: 'away' },
    ...(draw > 0 ? [{ label: 'Draw', value: percent(draw, 1) }] : []),
    { label: `${homeTeam.shortName} win`, value: percent(home, 1), side: 'home' },
  ];
  const tiles = [spreadTile({ ...game, prediction }), totalTile({ ...game, prediction })];
  const lines = tiles.map(({ label, value }) => ({ label, value }));
  return {
    kicker,
    title,
    figures: [...chances, ...lines].slice(0, 4),
    comb: { away, draw },
    asOf: `As of ${longDateTime(prediction.asOf)}`,
  };
}
