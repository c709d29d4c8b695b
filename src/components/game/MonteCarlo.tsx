import { ChartKey } from '#components/charts/ChartKey.tsx';
import { HeatMap } from '#components/charts/HeatMap.tsx';
import { MarginChart } from '#components/charts/MarginChart.tsx';
import { QuantileTable } from '#components/charts/QuantileTable.tsx';
import { TotalChart } from '#components/charts/TotalChart.tsx';
import { marketSpread, marketTotal } from '#domain/cardLines.ts';
import { categoriesText } from '#domain/categories.ts';
import type { PredictedGame } from '#domain/game.ts';
import { SCORE_UNIT } from '#domain/gameView.ts';
import { LEAGUES } from '#domain/league.ts';
import { keyEntries } from './keyEntries.ts';
import { marketFlag } from './marketFlag.ts';
import { Panel } from './Panel.tsx';
import { mostLikelyText } from './runCounts.ts';
import { simulationFigures } from './simulationFigures.ts';

/** The drawn distributions and the figures behind them. */
export function MonteCarlo({ game }: { readonly game: PredictedGame }) {
  const { simulationData, recipe } = game.prediction;
  const { grid, iterations } = simulationData;
  const { sport } = LEAGUES[game.league];
  const unit = SCORE_UNIT[sport];
  const names = { awayName: game.awayTeam.shortName, homeName: game.homeTeam.shortName };
  const mostLikely = mostLikelyText(game);
  const runs = `${iterations.toLocaleString('en-US')} runs, engine ${recipe.engineVersion}`;
  return (
    <Panel
      title="Monte Carlo Analysis"
      id="monte-carlo"
      aside={<span className="sub">{runs}</span>}
    >
      <h3 className="h4">Final margin</h3>
      <MarginChart
        grid={grid}
        sport={sport}
        {...names}
        handicap={marketSpread(game)}
        flag={marketFlag(game)}
      />
      <ChartKey entries={keyEntries(game)} />
      <h3 className="h4">{`Total ${unit}`}</h3>
      <TotalChart grid={grid} unit={unit} line={marketTotal(game)} />
      <div className="two">
        <div>
          <h3 className="h4">Score heat map</h3>
          <HeatMap grid={grid} sport={sport} {...names} mostLikely={mostLikely} />
          <p className="note mt-2">
            {`Percent of games landing in each pair of ranges; a label is where its range starts. Single most likely score: ${mostLikely}.`}
          </p>
        </div>
        <div>
          <h3 className="h4">In numbers</h3>
          <dl className="dl">
            {simulationFigures(game).map(({ label, value, typical }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value} {typical && <span className="bdg out">typical</span>}
                </dd>
              </div>
            ))}
          </dl>
          <p className="note mt-2">{categoriesText(game)}</p>
          <QuantileTable grid={grid} homeName={names.homeName} />
        </div>
      </div>
    </Panel>
  );
}
