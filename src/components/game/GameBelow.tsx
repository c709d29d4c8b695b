import type { ReactNode } from 'react';
import type { Game } from '#domain/game.ts';
import { DecisionProcess } from './DecisionProcess.tsx';
import { Panel } from './Panel.tsx';
import { WeatherImpactPanel } from './WeatherImpactPanel.tsx';

interface Props {
  readonly game: Game;
  /** All three absent without a prediction. The prices compared: `CompareOdds`. */
  readonly odds?: ReactNode;
  readonly analyzer?: ReactNode;
  readonly lineups?: ReactNode;
}

/** The wide part of a game page: odds, analyzer, lineups, weather and method. */
export function GameBelow({ game, odds, analyzer, lineups }: Props) {
  const { prediction } = game;
  return (
    <div className="below">
      {odds}
      {analyzer && (
        <Panel title="Interactive Prediction Analyzer" id="analyzer">
          {analyzer}
        </Panel>
      )}
      <div className="both">
        {lineups && (
          <Panel title="Projected Starting Lineups" id="lineups">
            {lineups}
          </Panel>
        )}
        <div>
          <WeatherImpactPanel game={game} />
          <DecisionProcess
            league={game.league}
            ratedFrom={prediction?.ratedFrom}
            runs={prediction?.simulationData.iterations || undefined}
          />
        </div>
      </div>
    </div>
  );
}
