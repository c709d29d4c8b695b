import { categoriesText } from '#domain/game/categories.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { hasSimulation } from '#domain/prices/pricedBets.ts';
import { marketFlag, marketSpread, marketTotal, SCORE_UNIT } from '#domain/words/cardLines.ts';
import { ChartKey, keyEntries } from '../../charts/ChartKey.tsx';
import { HeatMap } from '../../charts/HeatMap.tsx';
import { heatCaption } from '../../charts/heatGrid.ts';
import { MarginChart } from '../../charts/MarginChart.tsx';
import { QuantileTable } from '../../charts/QuantileTable.tsx';
import { TotalChart } from '../../charts/TotalChart.tsx';
import { Panel } from '../Panel.tsx';
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
  const against = categoriesText(game);
  return (
    <div className="two">
      <div>
        <h3 className="subheading">Score heat map</h3>
        <HeatMap grid={grid} sport={sport} {...names} mostLikely={mostLikely} />
        <p className="note mt-2">{heatCaption(sport, grid)}</p>
      </div>
      <div>
        <h3 className="subheading">In numbers</h3>
        <FigureList figures={simulationFigures(game)} />
        {against && <p className="note mt-2">{against}</p>}
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
  const against =
    flag === undefined ? 'No market line yet' : 'Simulated games, against the market’s line';
  return (
    <Panel
      title="Monte Carlo Analysis"
      id="monte-carlo"
      aside={<span className="subline">{against}</span>}
    >
      <div className="two gap-x-10 gap-y-8">
        <div>
          <h3 className="subheading">Final margin</h3>
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
          <h3 className="subheading">{`Total ${unit}`}</h3>
          <TotalChart grid={grid} unit={unit} line={marketTotal(game)} />
        </div>
      </div>
    </Panel>
  );
}

/** Known facts of a simulation without scores; nothing if nothing was played. */
function Undrawn({ game }: Props) {
  const { simulationData, spread } = game.prediction;
  const data = simulationData.iterations > 0 ? simulationData : {};
  return (
    <Panel title="Monte Carlo Analysis" id="monte-carlo">
      <FigureList figures={figuresWithoutScores(data, spread)} />
    </Panel>
  );
}

/** How the simulated games ended: drawn if every score is known. */
export const MonteCarlo = ({ game }: Props) =>
  hasSimulation(game) ? <Drawn game={game} /> : <Undrawn game={game} />;

/** The same in figures, folded; nothing if the scores are unknown. */
export const Numbers = ({ game }: Props) =>
  hasSimulation(game) && (
    <Panel
      title="Scores in numbers"
      id="numbers"
      fold={`Likeliest ${mostLikelyText(game)}`}
      wide="opened"
    >
      <Figures game={game} />
    </Panel>
  );
