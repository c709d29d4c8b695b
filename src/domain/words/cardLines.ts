import {
  type CardGame,
  isSimulated,
  marginsOf,
  type PredictedCardGame,
} from '../game/listedGame.ts';
import { otherSide, predictedWinner, type Side, teamOn } from '../game/predictedWinner.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { clamp, roundedToHalf, signed } from '../numbers/numbers.ts';
import { fairLine } from '../prices/fairLine.ts';
import { referenceMarket } from '../prices/referenceMarket.ts';
import { SCORE_UNIT } from './scoreUnit.ts';

/** The text of a spread or total tile. */
interface LineTile {
  readonly label: string;
  /** "BUF −2.5", "47" */
  readonly value: string;
  /**
   * True if the value is the mean of the simulated games, like the expected score: half of them may lie beyond another line.
   * Baseball's run line is the usual fixed one; in hockey and soccer our spread is the line that both sides cover alike.
   */
  readonly isMean: boolean;
  /** "market −1.5"; absent if no bookmaker's line is known. */
  readonly market?: string | undefined;
}

const isBaseball = ({ league }: PredictedCardGame): boolean => LEAGUES[league].sport === 'baseball';

const RUN_LINE = 1.5;
const MLB_TOTAL = { min: 6.5, max: 12.5 };

/** Size of the line for a mean margin: at least 0.5, half points under 7, whole points from there on. */
function roundedSpread(spread: number): number {
  const size = Math.abs(spread);
  if (size < 0.5) return 0.5;
  return size < 7 ? roundedToHalf(size) : Math.round(size);
}

type Lined = Pick<PredictedCardGame, 'odds'> & {
  readonly prediction?: Pick<PredictedCardGame['prediction'], 'anchor'> | undefined;
};

/** The line that anchors a prediction while a book quotes it; else the first book's. */
function quotedLine({ odds, prediction }: Lined, market: 'spread' | 'total'): number | undefined {
  const line = prediction?.anchor?.[market]?.line;
  if (odds.some((quote) => quote[market]?.line === line)) return line;
  const first = referenceMarket(odds);
  return market === 'spread' ? first?.spreadLine : first?.totalLine;
}

/** The market's home handicap, if known. */
export const marketSpread = (game: Lined): number | undefined => quotedLine(game, 'spread');

/** The market's total, if known. */
export const marketTotal = (game: Lined): number | undefined => quotedLine(game, 'total');

/** Goals are so few that a mean margin is no line: most games end level or one apart. */
const scoresGoals = ({ league }: Pick<PredictedCardGame, 'league'>): boolean =>
  SCORE_UNIT[LEAGUES[league].sport] === 'goals';

/** Size of our spread for the favorite. */
function spreadSize(game: PredictedCardGame): number {
  if (isBaseball(game)) return RUN_LINE;
  const { spread, simulationData } = game.prediction;
  return scoresGoals(game) && isSimulated(simulationData)
    ? fairLine(marginsOf(simulationData), favourite(game))
    : roundedSpread(spread);
}

function favourite(game: PredictedCardGame): Side {
  if (isBaseball(game)) return game.prediction.homeWinProbability > 50 ? 'home' : 'away';
  return predictedWinner(game.prediction);
}

/** Names the team only if the market favors the other one. */
function marketSpreadText(game: PredictedCardGame, ours: Side): string | undefined {
  const line = marketSpread(game);
  if (line === undefined) return undefined;
  const side = line < 0 ? 'home' : line > 0 ? 'away' : ours;
  const team = side === ours ? '' : `${teamOn(game, side).abbreviation} `;
  return line === 0 ? 'market even' : `market ${team}${signed(-Math.abs(line))}`;
}

/** Our line with its team, and the market's beside it. */
export function spreadTile(game: PredictedCardGame): LineTile {
  const side = favourite(game);
  return {
    label: LEAGUES[game.league].labels.spread,
    value: `${teamOn(game, side).abbreviation} ${signed(-spreadSize(game))}`,
    isMean: !isBaseball(game) && !scoresGoals(game),
    market: marketSpreadText(game, side),
  };
}

/** Handicap on our tile for a side: −2.5 for the favorite, +2.5 for the other. */
export function spreadFor(game: PredictedCardGame, side: Side): number {
  const size = spreadSize(game);
  return otherSide(favourite(game)) === side ? size : -size;
}

/** MLB: sum of predicted scores to the nearest half, 6.5–12.5. Other leagues: the mean, not rounded. */
export function predictedTotal(game: PredictedCardGame): number {
  const { prediction } = game;
  if (!isBaseball(game)) return prediction.total;
  const runs = roundedToHalf(prediction.predictedHomeScore + prediction.predictedAwayScore);
  return clamp(runs, MLB_TOTAL.min, MLB_TOTAL.max);
}

function totalText(game: PredictedCardGame): string {
  const total = predictedTotal(game);
  const { sport } = LEAGUES[game.league];
  if (sport === 'baseball') return String(total);
  // A whole number would hide the entire difference between two soccer or hockey games.
  return sport === 'soccer' || sport === 'hockey' ? total.toFixed(1) : String(Math.round(total));
}

export function totalTile(game: PredictedCardGame): LineTile {
  const market = marketTotal(game);
  return {
    label: LEAGUES[game.league].labels.total,
    value: totalText(game),
    isMean: true,
    market: market === undefined ? undefined : `market ${market}`,
  };
}

/** The market's spread with its favorite, "BUF −1.5"; "Even" at zero; absent without one. */
export function marketFlag(game: CardGame): string | undefined {
  const handicap = marketSpread(game);
  if (handicap === undefined) return undefined;
  if (handicap === 0) return 'Even';
  const { abbreviation } = handicap < 0 ? game.homeTeam : game.awayTeam;
  return `${abbreviation} ${signed(-Math.abs(handicap))}`;
}

/** The market's margin for the home side, positive if it is favored; absent without a spread. */
export function marketMargin(game: CardGame): number | undefined {
  const handicap = marketSpread(game);
  return handicap === undefined ? undefined : -handicap + 0;
}

interface Scored {
  readonly league: League;
  readonly prediction: Pick<
    PredictedCardGame['prediction'],
    'predictedHomeScore' | 'predictedAwayScore'
  >;
}

/**
 * Both mean scores: whole in high-scoring sports, with one decimal otherwise. Whole ones that are level say who wins no more, so
 * these have a decimal, too: "23.4–22.9".
 */
export function meanScores({ league, prediction }: Scored): Readonly<Record<Side, string>> {
  const { predictedHomeScore: home, predictedAwayScore: away } = prediction;
  const { sport } = LEAGUES[league];
  const many = sport === 'football' || sport === 'basketball';
  const digits = many && home.toFixed(0) !== away.toFixed(0) ? 0 : 1;
  return { home: home.toFixed(digits), away: away.toFixed(digits) };
}

/** Expected score, away first: "KC 24 – 26 BUF". */
export function expectedScore(game: PredictedCardGame): string {
  const { awayTeam, homeTeam } = game;
  const { away, home } = meanScores(game);
  return `${awayTeam.abbreviation} ${away} – ${home} ${homeTeam.abbreviation}`;
}
