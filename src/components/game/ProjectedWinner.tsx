import type { PredictedGame } from '#domain/game.ts';
import { percent } from '#domain/numbers.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/predictedWinner.ts';
import { confidenceText, gameStars } from '#domain/stars.ts';
import { fairMarket } from './fairMarket.ts';
import { Panel } from './Panel.tsx';
import { winSentence } from './runCounts.ts';
import { Share } from './Share.tsx';

/** Who wins more often, by our model, by the market's price without its margin, and by both together. */
export function ProjectedWinner({ game }: { readonly game: PredictedGame }) {
  const side = predictedWinner(game.prediction);
  const { iterations } = game.prediction.simulationData;
  const ours = <Share of={winProbability(game.prediction, side)} runs={iterations} />;
  const stars = gameStars(game);
  const market = fairMarket(game);
  const { marketAnchored } = game.prediction;
  const name = teamOn(game, side).shortName;
  return (
    <Panel title="Projected Winner" id="winner">
      <div className="projected-winner">
        <div>
          <p className={`big ${side}`}>
            {name} <span>{ours}</span>
          </p>
          <p className="subline mt-2">
            {`${winSentence(game)} The simulation has ${confidenceText(stars)} confidence in this pick.`.trim()}
          </p>
          {iterations > 0 && (
            <p className="note mt-2">
              ± is the simulation’s own sampling error (95%): more runs would shrink it. It says
              nothing of whether the model is right.
            </p>
          )}
        </div>
        <dl className="data-list">
          <div>
            <dt>Our model alone</dt>
            <dd>{ours}</dd>
          </div>
          {market && (
            <div>
              <dt>Market, margin removed</dt>
              <dd>
                {percent(market[side], 1)}{' '}
                {market.sample && <span className="badge warn">sample</span>}
              </dd>
            </div>
          )}
          {marketAnchored && (
            <div>
              <dt>Anchored to the market</dt>
              <dd>
                {percent(winProbability(marketAnchored, side), 1)}{' '}
                {market?.sample && <span className="badge warn">sample</span>}
              </dd>
            </div>
          )}
          {!market && (
            <div>
              <dt>Market</dt>
              <dd>No moneyline yet</dd>
            </div>
          )}
        </dl>
      </div>
      {marketAnchored && (
        <p className="note mt-3">
          Over past seasons the anchored figure has scored better than our model alone, and no
          better than the closing line: nothing here beats the close.
        </p>
      )}
    </Panel>
  );
}
