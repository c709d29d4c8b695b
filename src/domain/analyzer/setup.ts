import type { PredictedGame } from '../game/game.ts';
import { predictedWinner, type Side, winProbability } from '../game/predictedWinner.ts';
import { marginHistogram, totalHistogram } from '../game/scoreGrid.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { american, clamp, signed } from '../numbers/numbers.ts';
import { type PackedHistogram, pack } from '../numbers/packedHistogram.ts';
import { fairAmerican } from '../prices/americanOdds.ts';
import { writtenText } from '../prices/fairPrice.ts';
import { referenceMarket } from '../prices/referenceMarket.ts';
import {
  marketSpread,
  marketTotal,
  predictedTotal,
  SCORE_UNIT,
  spreadFor,
} from '../words/cardLines.ts';
import { type Bounds, spreadBounds, totalBounds } from './bounds.ts';
import { snapLine, snapMoneyline } from './steps.ts';

/** The positions of the sliders. */
export interface AnalyzerLines {
  /** Home handicap: negative where home gives points. */
  readonly spread: number;
  readonly total: number;
  /** American prices. */
  readonly homeMoneyline: number;
  readonly awayMoneyline: number;
}

export type AnalyzerKey = keyof AnalyzerLines;

interface AnalyzerSide {
  readonly name: string;
  readonly abbreviation: string;
  /** % of simulated games won, 0–100. */
  readonly win: number;
}

/** Everything the analyzer needs of a game, small enough to be part of its page. */
export interface AnalyzerSetup {
  readonly predictionId: number;
  readonly league: League;
  /** "points", "runs" or "goals" */
  readonly unit: string;
  /** The predicted winner, whose cover is shown. */
  readonly pick: Side;
  readonly home: AnalyzerSide;
  readonly away: AnalyzerSide;
  readonly meanMargin: number;
  readonly meanTotal: number;
  readonly margins: PackedHistogram;
  readonly totals: PackedHistogram;
  readonly bounds: { readonly spread: Bounds; readonly total: Bounds };
  /** Spread and total are the prediction's own; prices are the market's, or else the fair ones. */
  readonly lines: AnalyzerLines;
  /** Where each slider starts, in words: "Market BUF −1.5". */
  readonly notes: Readonly<Record<AnalyzerKey, string>>;
}

/** Within these bounds a fair price can be rounded sensibly. */
const CERTAIN = 0.1;

function fairPrice(win: number): number {
  const share = clamp(win, CERTAIN, 100 - CERTAIN) / 100;
  return fairAmerican(share);
}

function priceOf(game: PredictedGame, side: Side): { price: number; note: string } {
  const quoted = referenceMarket(game.odds)?.moneyline?.[side];
  if (quoted !== undefined) {
    return { price: quoted, note: `Market ${american(quoted)}` };
  }
  const price = fairPrice(winProbability(game.prediction, side));
  return { price, note: `Our fair price ${writtenText(price)}` };
}

function spreadNote(game: PredictedGame): string {
  const line = marketSpread(game);
  if (line === undefined) return 'No market line yet';
  const where = line === 0 ? 'even' : `${game.homeTeam.abbreviation} ${signed(line)}`;
  return `Market ${where}`;
}

function totalNote(game: PredictedGame): string {
  const line = marketTotal(game);
  return line === undefined ? 'No market line yet' : `Market ${line}`;
}

const sideOf = (game: PredictedGame, side: Side): AnalyzerSide => {
  const { shortName, abbreviation } = side === 'home' ? game.homeTeam : game.awayTeam;
  return { name: shortName, abbreviation, win: winProbability(game.prediction, side) };
};

/** The analyzer as it opens: on the prediction's own lines. */
export function analyzerSetup(game: PredictedGame): AnalyzerSetup {
  const { prediction, league } = game;
  const { grid } = prediction.simulationData;
  const spread = spreadFor(game, 'home');
  const total = predictedTotal(game);
  const bounds = { spread: spreadBounds(spread), total: totalBounds(league, total) };
  const home = priceOf(game, 'home');
  const away = priceOf(game, 'away');
  return {
    predictionId: prediction.id,
    league,
    unit: SCORE_UNIT[LEAGUES[league].sport],
    pick: predictedWinner(prediction),
    home: sideOf(game, 'home'),
    away: sideOf(game, 'away'),
    meanMargin: -prediction.spread + 0,
    meanTotal: prediction.total,
    margins: pack(marginHistogram(grid)),
    totals: pack(totalHistogram(grid)),
    bounds,
    lines: {
      spread: snapLine(spread, bounds.spread),
      total: snapLine(total, bounds.total),
      homeMoneyline: snapMoneyline(home.price),
      awayMoneyline: snapMoneyline(away.price),
    },
    notes: {
      spread: spreadNote(game),
      total: totalNote(game),
      homeMoneyline: home.note,
      awayMoneyline: away.note,
    },
  };
}
