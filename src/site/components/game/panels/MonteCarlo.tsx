import type { PredictedGame } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { hasSimulation } from '#domain/prices/pricedBets.ts';
import { marketFlag, marketSpread, marketTotal } from '#domain/words/cardLines.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { ChartKey, keyEntries } from '../../charts/ChartKey.tsx';
import { HeatMap } from '../../charts/HeatMap.tsx';
import { heatCaption } from '../../charts/heatGrid.ts';
import { MarginChart } from '../../charts/MarginChart.tsx';
import { QuantileTable } from '../../charts/QuantileTable.tsx';
import { TotalChart } from '../../charts/TotalChart.tsx';
import { Part } from '../Part.tsx';
import {
  figuresWithoutScores,
  mostLikelyText,
  type SimulationFigure,
  simulationFigures,
} from './simulationFigures.ts';

interface Props {
  readonly game: PredictedGame;
}

/** Figures of a simulation; usual values in place of missing ones are marked. */
const FigureList = ({ figures }: { readonly figures: readonly SimulationFigure[] }) => (
  <dl className="data-list">
    {figures.map(({ label, value, typical }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value} {typical && <span className="badge out">typical</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The distribution of scores, and the simulation in figures. */
function Figures({ game }: Props) {
  const { grid } = game.prediction.simulationData;
  const { sport } = LEAGUES[game.league];
  const names = { awayName: game.awayTeam.shortName, homeName: game.homeTeam.shortName };
  const mostLikely = mostLikelyText(game);
  return (
    <div className="two">
      <div>
        <h4 className="subheading">Score heat map</h4>
        <HeatMap grid={grid} sport={sport} {...names} mostLikely={mostLikely} />
        <p className="note mt-2">{heatCaption(sport, grid)}</p>
      </div>
      <div>
        <h4 className="subheading">In numbers</h4>
        <FigureList figures={simulationFigures(game)} />
        <QuantileTable grid={grid} homeName={names.homeName} />
      </div>
    </div>
  );
}

/** The drawn distributions, and the figures behind them. */
function Drawn({ game }: Props) {
  const { grid } = game.prediction.simulationData;
  const { sport } = LEAGUES[game.league];
  const unit = SCORE_UNIT[sport];
  const names = { awayName: game.awayTeam.shortName, homeName: game.homeTeam.shortName };
  const flag = marketFlag(game);
  return (
    <Part
      title="Monte Carlo Analysis"
      id="monte-carlo"
      aside={flag === undefined && <span className="subline">No market line yet</span>}
    >
      <div className="two gap-x-10 gap-y-8">
        <div>
          <h4 className="subheading">Final margin</h4>
          <MarginChart
            grid={grid}
            sport={sport}
            {...names}
            handicap={marketSpread(game)}
            flag={flag}
          />
          <ChartKey entries={keyEntries(game)} />
        </div>
        <div>
          <h4 className="subheading">{`Total ${unit}`}</h4>
          <TotalChart grid={grid} unit={unit} line={marketTotal(game)} />
        </div>
      </div>
    </Part>
  );
}

/** Known facts of a simulation without scores; nothing if nothing was played. */
function Undrawn({ game }: Props) {
  const { simulationData, spread } = game.prediction;
  const data = simulationData.iterations > 0 ? simulationData : {};
  return (
    <Part title="Monte Carlo Analysis" id="monte-carlo">
      <FigureList figures={figuresWithoutScores(data, spread)} />
    </Part>
  );
}

/** How the simulated games ended: drawn if every score is known. */
export const MonteCarlo = ({ game }: Props) =>
  hasSimulation(game) ? <Drawn game={game} /> : <Undrawn game={game} />;

/** The same in figures; nothing if the scores are unknown. */
export const ScoreFigures = ({ game }: Props) =>
  hasSimulation(game) && (
    <Part title="Scores in numbers" id="scores">
      <Figures game={game} />
    </Part>
  );
