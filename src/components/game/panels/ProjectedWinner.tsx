import type { PredictedGame } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { percent } from '#domain/numbers.ts';
import {
  otherSide,
  predictedWinner,
  type Side,
  teamOn,
  winProbability,
} from '#domain/predictedWinner.ts';
import { fairMarket } from '#domain/prices/fairProbabilities.ts';
import { confidenceText, gameStars } from '#domain/stars.ts';
import { Panel } from '../Panel.tsx';
import { Share } from '../Share.tsx';

const whole = (count: number): string => count.toLocaleString('en-US');

const winsOf = (game: PredictedGame, side: Side): number => {
  const { homeWins, awayWins } = game.prediction.simulationData;
  return side === 'home' ? homeWins : awayWins;
};

/** "" where the runs were not counted; else "Bills win 5,731 of 10,000 simulated games, Chiefs 4,253, and 16 end level after overtime." */
function winSentence(game: PredictedGame): string {
  const side = predictedWinner(game.prediction);
  const other = otherSide(side);
  const { iterations, homeWins, awayWins } = game.prediction.simulationData;
  if (iterations === 0) return '';
  const level = iterations - homeWins - awayWins;
  const drawn = LEAGUES[game.league].canDraw ? 'are drawn' : 'end level after overtime';
  const wins = `${teamOn(game, side).shortName} win ${whole(winsOf(game, side))} of ${whole(iterations)} simulated games`;
  const losses = `${teamOn(game, other).shortName} ${whole(winsOf(game, other))}`;
  if (level === 0) return `${wins}, ${losses}.`;
  return `${wins}, ${losses}, and ${whole(level)} ${drawn}.`;
}

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
