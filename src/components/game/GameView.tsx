import type { ReactNode } from 'react';
import type { Game, PredictedGame } from '#domain/game.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { hasSimulation } from '#domain/pricedBets.ts';
import type { Instant } from '#domain/time.ts';
import { fullWeatherImpact } from '#domain/weatherImpact.ts';
import { BettingLines } from './BettingLines.tsx';
import { CompareOdds } from './CompareOdds.tsx';
import { ConfidencePanel } from './ConfidencePanel.tsx';
import { clockAttributes } from './clockAttributes.ts';
import { DecisionProcess } from './DecisionProcess.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameInfoPanel } from './GameInfoPanel.tsx';
import { GameNotices } from './GameNotices.tsx';
import { GAME_SECTIONS, type GameSection } from './gameSections.ts';
import { InsightsPanel } from './InsightsPanel.tsx';
import { type LedgerEntry, LedgerPanel } from './LedgerPanel.tsx';
import { MonteCarlo } from './MonteCarlo.tsx';
import { OtherGames } from './OtherGames.tsx';
import { Panel } from './Panel.tsx';
import { PendingPanel } from './Pending.tsx';
import { ProjectedWinner } from './ProjectedWinner.tsx';
import { WeatherImpactPanel } from './WeatherImpactPanel.tsx';
import { WeatherPanel } from './WeatherPanel.tsx';
import './game.css';
import './gameView.css';

/** Parts that a script brings to life: the page hands them in, so that this view itself needs none. */
export interface LiveParts {
  readonly analyzer?: ReactNode;
  readonly lineups?: ReactNode;
}

interface Props extends LiveParts {
  readonly game: Game;
  readonly now: Instant;
  readonly ledger?: LedgerEntry | undefined;
  /** Other games of the same day. */
  readonly others?: readonly CardGame[] | undefined;
}

interface PredictionProps extends Omit<Props, 'game'> {
  readonly game: PredictedGame;
}

function sectionsOf({ game, analyzer, lineups }: PredictionProps): ReadonlySet<GameSection> {
  const shown: Record<GameSection, boolean> = {
    winner: true,
    lines: true,
    'monte-carlo': hasSimulation(game),
    odds: true,
    analyzer: analyzer !== undefined,
    lineups: lineups !== undefined,
    weather: fullWeatherImpact(game) !== undefined,
    method: true,
    ledger: true,
  };
  return new Set(GAME_SECTIONS.map(([id]) => id).filter((id) => shown[id]));
}

const OnPage = ({ sections }: { readonly sections: ReadonlySet<GameSection> }) => (
  <nav className="onpage" aria-label="On this page">
    {GAME_SECTIONS.filter(([id]) => sections.has(id)).map(([id, text]) => (
      <a key={id} href={`#${id}`}>
        {text}
      </a>
    ))}
  </nav>
);

function Prediction(props: PredictionProps) {
  const { game, now, ledger, others = [], analyzer, lineups } = props;
  return (
    <>
      <OnPage sections={sectionsOf(props)} />
      <div className="cols">
        <div>
          <ProjectedWinner game={game} />
          <BettingLines game={game} />
          {hasSimulation(game) && <MonteCarlo game={game} />}
          <CompareOdds game={game} now={now} />
        </div>
        <aside aria-label="About this prediction">
          <ConfidencePanel confidence={game.prediction.confidenceRating} />
          <InsightsPanel game={game} />
          <LedgerPanel game={game} entry={ledger} />
          <GameInfoPanel game={game} />
          <WeatherPanel game={game} />
          <OtherGames day={game.gameTime} games={others} />
        </aside>
      </div>
      <div className="below">
        {analyzer !== undefined && (
          <Panel title="Interactive Prediction Analyzer" id="analyzer">
            {analyzer}
          </Panel>
        )}
        <div className="both">
          {lineups !== undefined && (
            <Panel title="Projected Starting Lineups" id="lineups">
              {lineups}
            </Panel>
          )}
          <div>
            <WeatherImpactPanel game={game} />
            <DecisionProcess
              league={game.league}
              ratedFrom={game.prediction.ratedFrom}
              runs={game.prediction.simulationData.iterations}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function Unpredicted({ game, now, others = [] }: Props) {
  return (
    <div className="cols">
      <div>
        <PendingPanel game={game} now={now} />
        <WeatherImpactPanel game={game} />
        <DecisionProcess league={game.league} />
      </div>
      <aside aria-label="About this game">
        <GameInfoPanel game={game} />
        <WeatherPanel game={game} />
        <OtherGames day={game.gameTime} games={others} />
      </aside>
    </div>
  );
}

/** A game page below its breadcrumb. Every figure comes from the prediction's grid and the quotes. */
export function GameView(props: Props) {
  const { game, now } = props;
  const { prediction } = game;
  return (
    <div className="prediction-view" {...clockAttributes(game)}>
      <GameHeader game={game} now={now} />
      {prediction && <GameNotices game={game} now={now} />}
      {prediction ? (
        <Prediction {...props} game={{ ...game, prediction }} />
      ) : (
        <Unpredicted {...props} />
      )}
    </div>
  );
}
