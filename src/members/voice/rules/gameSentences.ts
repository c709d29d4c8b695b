import type { CardGame, PredictedCardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, type Side, winProbability } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { bestMoneyline } from '#domain/prices/bestMoneyline.ts';
import { NOT_AN_EDGE } from '#domain/prices/callText.ts';
import { wholeFairAmerican, writtenAmerican } from '#domain/prices/fairPrice.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import { type EdgeBet, gameEdgesOf } from '#domain/prices/gameEdges.ts';
import type { Instant } from '#domain/time/time.ts';
import { capital } from '#domain/words/capital.ts';
import { isCurrentPrice, withCurrentPrices } from './age.ts';
import { spokenName } from './names.ts';
import { spokenOdds, spokenShare } from './prices.ts';
import { nameOn, spokenBet } from './spokenBet.ts';
import { spokenAge, spokenDay, spokenTime } from './times.ts';
import { cardinal } from './words.ts';

/** "Kansas City Chiefs at Buffalo Bills" */
export const spokenTitle = (game: CardGame): string =>
  `${nameOn(game, 'away')} ${game.neutralSite ? 'against' : 'at'} ${nameOn(game, 'home')}`;

/** "today at one P M, Eastern standard time" */
const spokenStart = ({ gameTime, timeKnown }: CardGame, now: Instant): string =>
  timeKnown
    ? `${spokenDay(gameTime, now)} at ${spokenTime(gameTime)}`
    : `${spokenDay(gameTime, now)}, at a time that is not set yet`;

function winnerSentence(game: PredictedCardGame, side: Side): string {
  const { prediction, league } = game;
  const { iterations } = prediction.simulationData;
  const of = iterations > 0 ? ` of ${cardinal(iterations)} simulated games` : '';
  const draw = LEAGUES[league].canDraw
    ? ` ${spokenShare(prediction.drawProbability)} are draws.`
    : '';
  return `Predicted winner: ${nameOn(game, side)}, with ${spokenShare(winProbability(prediction, side))}${of}.${draw}`;
}

function fairSentence(game: PredictedCardGame, side: Side): string {
  const fair = wholeFairAmerican(winProbability(game.prediction, side) / 100);
  return fair === undefined
    ? 'There is no fair price at that chance.'
    : `The fair price is ${spokenOdds(writtenAmerican(fair))}.`;
}

function edgeSentence(game: CardGame, edge: EdgeBet, now: Date): string {
  const quote = game.odds.find(({ book }) => book === edge.book);
  const seen = quote ? `, seen ${spokenAge(quote.asOf, now)}` : '';
  return `A bet worth taking: ${spokenBet(game, edge)}, at ${spokenOdds(edge.american)}, at ${spokenName(edge.provider, 'one book')}${seen}. It returns ${spokenShare(100 * edge.returnPerUnit)} of the stake on average.`;
}

/** "The best bet on this game: Chiefs, plus one point five, at minus one ten, at Bovada. It costs two percent of the stake on average." */
function costSentence(game: CardGame): string | undefined {
  const call = openCall(game, spokenBet);
  if (call.state === 'none' || call.state === 'notJudged') return undefined;
  const { bet, american, book, returnPerUnit } = call.price;
  const named = `The best bet on this game: ${bet}, at ${spokenOdds(american)}, at ${spokenName(book, 'one book')}.`;
  const share = spokenShare(100 * Math.abs(returnPerUnit));
  if (call.state === 'notAnEdge') {
    return `${named} It returns ${share} of the stake on average: ${NOT_AN_EDGE[call.why]}.`;
  }
  return `${named} It costs ${share} of the stake on average.`;
}

/** The best price on the winner, its age, and what the best of the game's prices returns or costs. */
function priceSentences(game: PredictedCardGame, side: Side, now: Date): readonly string[] {
  const best = bestMoneyline(game, side);
  if (!best) return [`We have no price on ${nameOn(game, side)}.`];
  const book = spokenName(best.provider, 'one book');
  const price = `${spokenOdds(best.american)}, at ${book}, seen ${spokenAge(best.asOf, now)}`;
  if (best.sample) {
    return [
      `The best price on ${nameOn(game, side)} is ${price}. It is a sample price: no book offers it.`,
    ];
  }
  const open = withCurrentPrices(game, now);
  const real = { ...open, odds: open.odds.filter(({ sample }) => !sample) };
  const [edge] = gameEdgesOf(real);
  const verdict = edge ? edgeSentence(game, edge, now) : costSentence(real);
  if (isCurrentPrice(game, best.asOf, now)) {
    return [`The best price on ${nameOn(game, side)} is ${price}.`, ...(verdict ? [verdict] : [])];
  }
  const last = `The last price we saw on ${nameOn(game, side)} was ${price}. That is too old to count on.`;
  return edge && verdict ? [last, verdict] : [last];
}

/** One game as a member hears it. All figures are the published prediction's, rounded as on the game's page. */
export function gameSentences(game: CardGame, now: Date): readonly string[] {
  const title = `${spokenTitle(game)}, ${LEAGUES[game.league].name}, ${spokenStart(game, now)}.`;
  const sample = game.sample ? ['This is a sample game, not a real one.'] : [];
  const { prediction } = game;
  if (!prediction) return [title, ...sample, 'We have no prediction for it yet.'];
  const predicted: PredictedCardGame = { ...game, prediction };
  const side = predictedWinner(prediction);
  return [
    capital(title),
    ...sample,
    winnerSentence(predicted, side),
    fairSentence(predicted, side),
    ...priceSentences(predicted, side, now),
  ];
}
