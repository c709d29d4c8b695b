import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { type Instant, longDate, longDateTime } from '#domain/time/time.ts';
import { expectedScore, spreadTile, totalTile } from '#domain/words/cardLines.ts';
import type { FeedItem } from './feedItem.ts';

const chances = ({ league, awayTeam, homeTeam, prediction }: PredictedCardGame): string => {
  const { awayWinProbability, homeWinProbability, drawProbability } = prediction;
  return [
    `${awayTeam.shortName} ${percent(awayWinProbability, 1)}`,
    ...(LEAGUES[league].canDraw ? [`draw ${percent(drawProbability, 1)}`] : []),
    `${homeTeam.shortName} ${percent(homeWinProbability, 1)}`,
  ].join(', ');
};

/**
 * A predicted game as a feed item: teams, time, and its card's figures.
 * @param firstSaid when the ledger took its first prediction: the item's date, which later predictions do not change
 */
export function gameItem(game: PredictedCardGame, firstSaid?: Instant): FeedItem {
  const { awayTeam, homeTeam, league, prediction } = game;
  const made = new Date(prediction.asOf);
  const published = new Date(firstSaid ?? made);
  const side = predictedWinner(prediction);
  const winner = `${teamOn(game, side).shortName} ${percent(winProbability(prediction, side), 1)}`;
  const tiles = [spreadTile(game), totalTile(game)].map(({ label, value }) => `${label} ${value}`);
  const sentences = [
    game.sample ? 'Sample game with sample odds' : undefined,
    game.timeKnown ? longDateTime(game.gameTime) : longDate(game.gameTime),
    `Win probability: ${chances(game)}`,
    `Expected score: ${expectedScore(game)}`,
    tiles.join(', '),
    `${prediction.simulationData.iterations.toLocaleString('en-US')} simulated games`,
  ];
  return {
    title: `${awayTeam.name} @ ${homeTeam.name}: ${winner}`,
    link: `/game/${game.id}`,
    pubDate: published,
    // The ledger takes the first prediction a moment after it was made.
    modified: made > published ? made : published,
    description: sentences.flatMap((text) => (text === undefined ? [] : `${text}.`)).join(' '),
    categories: [LEAGUES[league].name],
  };
}
