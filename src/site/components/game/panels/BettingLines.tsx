import type { PredictedGame } from '#domain/game/game.ts';
import {
  otherSide,
  predictedWinner,
  teamOn,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { overUnderAmerican } from '#domain/prices/overUnderOdds.ts';
import {
  marketFlag,
  marketTotal,
  predictedTotal,
  spreadTile,
  totalTile,
} from '#domain/words/cardLines.ts';
import { Part } from '../Part.tsx';

/** The other side's chance, and the draw's if there is one. */
function restText(game: PredictedGame): string {
  const side = otherSide(predictedWinner(game.prediction));
  const { drawProbability } = game.prediction;
  const other = `${teamOn(game, side).shortName} ${percent(winProbability(game.prediction, side))}`;
  return drawProbability > 0 ? `${other}, draw ${percent(drawProbability)}.` : `${other}.`;
}

/** Explanation of our line, with the market's: "Average margin. Market BUF −1.5." */
function remark(isMean: boolean, mean: string, line: string | number | undefined): string {
  const market = line === undefined ? 'No market line yet' : `Market ${line}`;
  return isMean ? `${mean}. ${market}` : market;
}

/** Our own lines, each next to the market's. */
export function BettingLines({ game }: { readonly game: PredictedGame }) {
  const spread = spreadTile(game);
  const total = totalTile(game);
  const marketLine = marketTotal(game);
  const ours = predictedTotal(game);
  const prices = overUnderAmerican(ours, marketLine ?? ours);
  const flag = marketFlag(game);
  const side = predictedWinner(game.prediction);
  const chance = winProbability(game.prediction, side);
  const favorite = teamOn(game, side).shortName;
  return (
    <Part title="Predicted Betting Lines" id="lines">
      <dl className="lines">
        <div className="bg-surface py-3 px-3.5">
          <dt className="figure-label">{spread.label}</dt>
          <dd>{spread.value}</dd>
          <dd className="remark">{remark(spread.isMean, 'Average margin', flag)}</dd>
        </div>
        <div className="bg-surface py-3 px-3.5">
          <dt className="figure-label">{total.label}</dt>
          <dd>{total.value}</dd>
          <dd className="remark">{remark(total.isMean, 'Average total', marketLine)}</dd>
        </div>
        <div className="bg-surface py-3 px-3.5">
          <dt className="figure-label">Over / Under</dt>
          <dd>{american(prices.over)}</dd>
          <dd className="remark">
            {`Under ${american(prices.under)}`} <span className="badge out">typical</span>
          </dd>
        </div>
        <div className="bg-surface py-3 px-3.5">
          <dt className="figure-label">Moneyline</dt>
          <dd>{percent(chance)}</dd>
          <dd className="remark">{`${favorite}. ${restText(game)}`}</dd>
        </div>
      </dl>
      <p className="note mt-3">
        Over / Under shows the usual −110, shaded where our total is more than 3 from the line. It
        is not a bookmaker’s price.
      </p>
    </Part>
  );
}
