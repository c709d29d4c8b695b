import type { PredictedGame } from '../game/game.ts';
import { predictedWinner, type Side, winProbability } from '../game/predictedWinner.ts';
import { marginHistogram, totalHistogram } from '../game/scoreGrid.ts';
import { LEAGUES } from '../leagues/league.ts';
import { american, clamp, fixed, signed } from '../numbers/numbers.ts';
import { pack } from '../numbers/packedHistogram.ts';
import { fairAmerican } from '../prices/americanOdds.ts';
import { writtenText } from '../prices/fairPrice.ts';
import { referenceMarket } from '../prices/referenceMarket.ts';
import { marketSpread, marketTotal, predictedTotal, spreadFor } from '../words/cardLines.ts';
import { SCORE_UNIT } from '../words/scoreUnit.ts';
import { MONEYLINE_BOUNDS, spreadBounds, totalBounds } from './bounds.ts';
import { ANALYZER_KEYS, type AnalyzerSetup } from './setup.ts';
import { snapLine, snapMoneyline } from './steps.ts';

/** Within these bounds a fair price can be rounded sensibly. */
const CERTAIN = 0.1;

function fairPrice(win: number): number {
  const share = clamp(win, CERTAIN, 100 - CERTAIN) / 100;
  return fairAmerican(share);
}

/** Where a slider opens, whether a book offers that, and the note that says so. */
interface Opening {
  readonly at: number;
  readonly offered: boolean;
  readonly note: string;
}

function priceOpening(game: PredictedGame, side: Side): Opening {
  const quoted = referenceMarket(game.odds)?.moneyline?.[side];
  if (quoted !== undefined) {
    return { at: quoted, offered: true, note: `Market ${american(quoted)}` };
  }
  const price = fairPrice(winProbability(game.prediction, side));
  return { at: price, offered: false, note: `Our fair price ${writtenText(price)}` };
}

function spreadOpening(game: PredictedGame): Opening {
  const line = marketSpread(game);
  const at = line ?? spreadFor(game, 'home');
  const where = at === 0 ? 'even' : `${game.homeTeam.abbreviation} ${signed(at)}`;
  const offered = line !== undefined;
  return { at, offered, note: `${offered ? 'Market' : 'Our line'} ${where}` };
}

function totalOpening(game: PredictedGame): Opening {
  const line = marketTotal(game);
  if (line !== undefined) return { at: line, offered: true, note: `Market ${line}` };
  const at = predictedTotal(game);
  return { at, offered: false, note: `Our line ${fixed(at, 1)}` };
}

const sideOf = (game: PredictedGame, side: Side): AnalyzerSetup[Side] => {
  const { shortName, abbreviation } = side === 'home' ? game.homeTeam : game.awayTeam;
  return { name: shortName, abbreviation, win: winProbability(game.prediction, side) };
};

/** The analyzer as it opens: on the market's lines, or on our own where there are none. */
export function analyzerSetup(game: PredictedGame): AnalyzerSetup {
  const { prediction, league } = game;
  const { grid } = prediction.simulationData;
  const spread = spreadOpening(game);
  const total = totalOpening(game);
  const bounds = { spread: spreadBounds(spread.at), total: totalBounds(league, total.at) };
  const home = priceOpening(game, 'home');
  const away = priceOpening(game, 'away');
  const lines = {
    spread: snapLine(spread.at, bounds.spread),
    total: snapLine(total.at, bounds.total),
    homeMoneyline: snapMoneyline(home.at),
    awayMoneyline: snapMoneyline(away.at),
  };
  const openings = { spread, total, homeMoneyline: home, awayMoneyline: away };
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
    lines,
    offered: ANALYZER_KEYS.filter((key) => {
      // A price longer than the slider reaches is not the one it opens on.
      const near = Math.abs(openings[key].at - lines[key]) < MONEYLINE_BOUNDS.step;
      return openings[key].offered && near;
    }),
    notes: {
      spread: spread.note,
      total: total.note,
      homeMoneyline: home.note,
      awayMoneyline: away.note,
    },
  };
}
