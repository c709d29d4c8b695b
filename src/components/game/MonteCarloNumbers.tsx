import { HeatMap } from '#components/charts/HeatMap.tsx';
import { QuantileTable } from '#components/charts/QuantileTable.tsx';
import { categoriesText } from '#domain/categories.ts';
import type { PredictedGame } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { FigureList } from './FigureList.tsx';
import { mostLikelyText } from './runCounts.ts';
import { simulationFigures } from './simulationFigures.ts';

/** Where the scores lie, and the simulation in figures. */
export function MonteCarloNumbers({ game }: { readonly game: PredictedGame }) {
  const { grid } = game.prediction.simulationData;
  const { sport } = LEAGUES[game.league];
  const names = { awayName: game.awayTeam.shortName, homeName: game.homeTeam.shortName };
  const mostLikely = mostLikelyText(game);
  return (
    <div className="two">
      <div>
        <h3 className="subheading">Score heat map</h3>
        <HeatMap grid={grid} sport={sport} {...names} mostLikely={mostLikely} />
        <p className="note mt-2">
          {`Percent of games landing in each pair of ranges; a label is where its range starts. Single most likely score: ${mostLikely}.`}
        </p>
      </div>
      <div>
        <h3 className="subheading">In numbers</h3>
        <FigureList figures={simulationFigures(game)} />
        <p className="note mt-2">{categoriesText(game)}</p>
        <QuantileTable grid={grid} homeName={names.homeName} />
      </div>
    </div>
  );
}
