import { isFreshQuote } from '#domain/game/freshness.ts';
import type { Game, PredictedGame } from '#domain/game/game.ts';
import {
  otherSide,
  predictedWinner,
  teamOn,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import { LEAGUES, type League, type Sport } from '#domain/leagues/league.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { bestMoneyline } from '#domain/prices/bestMoneyline.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import { givenOn, withheldText } from '#domain/prices/givenOn.ts';
import { easternDate, type Instant, longDateTime } from '#domain/time/time.ts';
import { expectedScore } from '#domain/words/cardLines.ts';
import { placeText } from '#domain/words/placeText.ts';
import { slug } from '#domain/words/slug.ts';
import { type CalendarEntry, joinedLines, latestInstant, type MovedStart } from './entry.ts';

/** Usual duration of a game in minutes, including breaks. */
const MINUTES: Readonly<Record<Sport, number>> = {
  football: 195,
  basketball: 150,
  baseball: 180,
  hockey: 150,
  soccer: 120,
};

/** Length of a league's game in calendars, minutes. */
export const gameMinutes = (league: League): number => MINUTES[LEAGUES[league].sport];

function chances({ league, awayTeam, homeTeam, prediction }: PredictedGame): string {
  const { awayWinProbability, homeWinProbability, drawProbability } = prediction;
  const draw = LEAGUES[league].canDraw ? `draw ${percent(drawProbability, 1)}, ` : '';
  return `${awayTeam.shortName} ${percent(awayWinProbability, 1)}, ${draw}${homeTeam.shortName} ${percent(homeWinProbability, 1)}`;
}

/** The best price on the pick with its time, and what the game’s best price costs if that is fresh. */
function priceLine(game: PredictedGame, at: Instant): string | undefined {
  const side = predictedWinner(game.prediction);
  const best = bestMoneyline(game, side);
  if (!best) return undefined;
  const price = `Best price on ${teamOn(game, side).shortName}: ${american(best.american)} (${best.provider}), seen ${longDateTime(best.asOf)}.`;
  return isFreshQuote(game, best.asOf, at) ? `${price} ${callSentence(openCall(game))}.` : price;
}

function resultLine(game: Game): string | undefined {
  if (game.status !== 'final') return undefined;
  const { score, awayTeam, homeTeam } = game;
  return `Final: ${awayTeam.abbreviation} ${score.away} – ${score.home} ${homeTeam.abbreviation}.`;
}

const sampleLine = ({ sample, odds }: Game): string | undefined => {
  if (sample) return 'Sample game with sample odds: it is not a real game.';
  return odds.some((quote) => quote.sample)
    ? 'The odds are samples: no bookmaker offers them.'
    : undefined;
};

/** "Bills 57% vs. Chiefs"; for a game that is off, says so. */
function summaryOf(game: PredictedGame): string {
  const { prediction, awayTeam, homeTeam, sample } = game;
  if (game.status === 'postponed')
    return `Postponed: ${awayTeam.shortName} at ${homeTeam.shortName}`;
  const side = predictedWinner(prediction);
  const chance = percent(winProbability(prediction, side));
  const pick = `${teamOn(game, side).shortName} ${chance} vs. ${teamOn(game, otherSide(side)).shortName}`;
  return sample ? `Sample: ${pick}` : pick;
}

/**
 * A predicted game as calendars show it; undefined without a prediction.
 * @param at when the slate was confirmed; the age of its prices is measured from it
 */
export function gameEntry(
  game: Game,
  at: Instant,
  moved?: MovedStart,
): Required<CalendarEntry> | undefined {
  const { prediction, awayTeam, homeTeam, league, gameTime, venue } = game;
  if (!prediction) return undefined;
  // A calendar is a file for other programs: it has the prices that may be given on.
  const { quotes, withheld } = givenOn(game.odds);
  const predicted: PredictedGame = { ...game, prediction, odds: quotes };
  const best = bestMoneyline(predicted, predictedWinner(prediction));
  const day = easternDate(gameTime);
  return {
    key: `game-${game.id}`,
    of: [awayTeam, homeTeam].map(({ name }) => ({ slug: slug(name), name })),
    start: gameTime,
    days: game.timeKnown ? undefined : [day, day],
    minutes: gameMinutes(league),
    status: game.status,
    summary: summaryOf(predicted),
    description: joinedLines(
      sampleLine(game),
      resultLine(game),
      `${LEAGUES[league].name}: ${awayTeam.name} at ${homeTeam.name}.`,
      `Win probability: ${chances(predicted)}. Expected score: ${expectedScore(predicted)}.`,
      priceLine(predicted, at),
      withheld > 0 && game.status === 'scheduled' ? withheldText(withheld) : undefined,
      `Predicted ${longDateTime(prediction.asOf)}, from ${prediction.simulationData.iterations.toLocaleString('en-US')} simulated games. The page has the latest figures.`,
    ),
    place: venue && placeText(venue.name, venue.city),
    path: `/game/${game.id}`,
    moves: moved?.times ?? 0,
    changedAt: latestInstant([
      prediction.asOf,
      best?.asOf,
      moved?.at,
      game.status === 'scheduled' ? undefined : game.asOf,
    ]),
    asOf: game.asOf,
  };
}
