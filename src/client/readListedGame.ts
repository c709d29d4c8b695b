import type { ListedGame, ListedPrediction, ListedSimulation } from '#domain/game/listedGame.ts';
import type { RatedFrom } from '#domain/game/prediction.ts';
import { confidenceOf, waysOf } from '#domain/game/stars.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { PackedHistogram } from '#domain/numbers/packedHistogram.ts';
import { type Fields, isInstant, isNumber, isRecord, isText } from './checks.ts';
import { readConsensus } from './consensus.ts';
import {
  fieldWord,
  flagOf,
  numberOf,
  pairOf,
  readInstant,
  saidText,
  textOf,
  type Words,
} from './fields.ts';
import {
  readBroadcasts,
  readPacked,
  readStage,
  readTeam,
  readVenue,
  readWeather,
} from './gameFields.ts';
import { readOddsFields } from './prices.ts';

const NONE: PackedHistogram = [0, []];

const SPREAD_SIDES: Words<'home' | 'away'> = { home: true, away: true };

const TOTAL_SIDES: Words<'over' | 'under'> = { over: true, under: true };

function readSimulation(value: unknown): Required<ListedSimulation> {
  const data: Fields = isRecord(value) ? value : {};
  const [margins, totals] = [readPacked(data.margins), readPacked(data.totals)];
  // One of the two alone counts as none: every figure of a card comes from the same runs.
  const whole = margins && totals && margins[1].length > 0 && totals[1].length > 0;
  return {
    iterations: numberOf(data.iterations) ?? 0,
    homeWins: numberOf(data.homeWins) ?? 0,
    awayWins: numberOf(data.awayWins) ?? 0,
    mostLikelyScore: pairOf(data.mostLikelyScore) ?? [0, 0],
    spreadConfidence: numberOf(data.spreadConfidence),
    spreadSide: fieldWord(SPREAD_SIDES, data.spreadSide),
    spreadPush: numberOf(data.spreadPush),
    totalConfidence: numberOf(data.totalConfidence),
    totalSide: fieldWord(TOTAL_SIDES, data.totalSide),
    totalPush: numberOf(data.totalPush),
    marketConsensus: numberOf(data.marketConsensus),
    margins: whole ? margins : NONE,
    totals: whole ? totals : NONE,
  };
}

/** 0–100. The specification also has 1–5, which no share of a predicted winner is; without any, that share. */
function confidence(said: unknown, shares: readonly number[], league: League): number {
  if (!isNumber(said)) return Math.max(...shares);
  return said > 5 ? said : confidenceOf(said, waysOf(league));
}

const RATED_FROM: Words<RatedFrom> = { lines: true, results: true };

/** Undefined without the figures that every card needs. */
function readPrediction(
  said: unknown,
  league: League,
  asOf: string,
): Required<ListedPrediction> | undefined {
  if (!isRecord(said)) return undefined;
  const { homeWinProbability, awayWinProbability } = said;
  const { spread, total, predictedHomeScore, predictedAwayScore } = said;
  if (!isNumber(homeWinProbability) || !isNumber(awayWinProbability)) return undefined;
  if (!isNumber(spread) || !isNumber(total)) return undefined;
  if (!isNumber(predictedHomeScore) || !isNumber(predictedAwayScore)) return undefined;
  const shares = [homeWinProbability, awayWinProbability];
  return {
    id: numberOf(said.id) ?? 0,
    homeWinProbability,
    awayWinProbability,
    drawProbability: numberOf(said.drawProbability) ?? 0,
    confidenceRating: confidence(said.confidenceRating, shares, league),
    spread,
    total,
    predictedHomeScore,
    predictedAwayScore,
    anchor: readConsensus(said.anchor),
    bothRated: flagOf(said.bothRated),
    learnedTo: isText(said.learnedTo) ? said.learnedTo : undefined,
    ratedFrom: fieldWord(RATED_FROM, said.ratedFrom),
    simulationData: readSimulation(said.simulationData),
    asOf: readInstant(said.asOf) ?? asOf,
  };
}

/**
 * A game of a list, with at least the specification's fields: missing or undrawable parts are empty or unknown. Undefined if no
 * card can be drawn.
 * @param now time of the answer
 */
export function readListedGame(answer: unknown, now: Date): Required<ListedGame> | undefined {
  if (!isRecord(answer) || !isNumber(answer.id) || !isInstant(answer.gameTime)) return undefined;
  const league = findLeague(textOf(answer.league));
  const [homeTeam, awayTeam] = [readTeam(answer.homeTeam), readTeam(answer.awayTeam)];
  if (!league || league !== answer.league || !homeTeam || !awayTeam) return undefined;
  const asOf = readInstant(answer.asOf) ?? now.toISOString();
  const said = answer.prediction ?? undefined;
  const prediction = readPrediction(said, league, asOf);
  if (said !== undefined && !prediction) return undefined;
  return {
    id: answer.id,
    source: textOf(answer.source),
    sample: answer.sample === true,
    league,
    season: numberOf(answer.season) ?? 0,
    postseason: answer.postseason === true,
    preseason: flagOf(answer.preseason),
    gameTime: answer.gameTime,
    timeKnown: flagOf(answer.timeKnown) ?? true,
    neutralSite: answer.neutralSite === true,
    occasion: saidText(answer.occasion),
    series: saidText(answer.series),
    broadcasts: readBroadcasts(answer.broadcasts),
    ...readStage(answer),
    homeTeam,
    awayTeam,
    venue: readVenue(answer.venue),
    weatherData: readWeather(answer.weatherData),
    odds: readOddsFields(answer.odds, asOf),
    prediction,
    asOf,
  };
}
