import type { ReactNode } from 'react';
import { ChartKey } from '#components/charts/ChartKey.tsx';
import { MarginChart } from '#components/charts/MarginChart.tsx';
import { TotalChart } from '#components/charts/TotalChart.tsx';
import { marketSpread, marketTotal } from '#domain/cardLines.ts';
import type { PredictedGame } from '#domain/game.ts';
import { SCORE_UNIT } from '#domain/keyInsights.ts';
import { LEAGUES } from '#domain/league.ts';
import { keyEntries } from './keyEntries.ts';
import { marketFlag } from './marketFlag.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly game: PredictedGame;
  /** Under the charts: `MonteCarloNumbers`. */
  readonly numbers?: ReactNode;
}

/** The drawn distributions, and the figures behind them. */
export function MonteCarlo({ game, numbers }: Props) {
  const { simulationData, recipe } = game.prediction;
  const { grid, iterations } = simulationData;
  const { sport } = LEAGUES[game.league];
  const unit = SCORE_UNIT[sport];
  const names = { awayName: game.awayTeam.shortName, homeName: game.homeTeam.shortName };
  const runs = `${iterations.toLocaleString('en-US')} runs, engine ${recipe.engineVersion}`;
  return (
    <Panel
      title="Monte Carlo Analysis"
      id="monte-carlo"
      aside={<span className="subline">{runs}</span>}
    >
      <h3 className="subheading">Final margin</h3>
      <MarginChart
        grid={grid}
        sport={sport}
        {...names}
        handicap={marketSpread(game)}
        flag={marketFlag(game)}
      />
      <ChartKey entries={keyEntries(game)} />
      <h3 className="subheading">{`Total ${unit}`}</h3>
      <TotalChart grid={grid} unit={unit} line={marketTotal(game)} />
      {numbers}
    </Panel>
  );
}
