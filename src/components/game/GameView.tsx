import type { Game, PredictedGame } from '#domain/game.ts';
import type { Instant } from '#domain/time.ts';
import { BettingLines } from './BettingLines.tsx';
import { ConfidencePanel } from './ConfidencePanel.tsx';
import { clockAttributes } from './clockAttributes.ts';
import { DecisionProcess } from './DecisionProcess.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameInfoPanel } from './GameInfoPanel.tsx';
import { GameNotices } from './GameNotices.tsx';
import { InsightsPanel } from './InsightsPanel.tsx';
import { type LedgerEntry, LedgerPanel } from './LedgerPanel.tsx';
import { MonteCarlo } from './MonteCarlo.tsx';
import { PendingPanel } from './Pending.tsx';
import { ProjectedWinner } from './ProjectedWinner.tsx';
import { WeatherPanel } from './WeatherPanel.tsx';
import './game.css';

interface Props {
  readonly game: Game;
  readonly now: Instant;
  readonly ledger?: LedgerEntry | undefined;
}

const SECTIONS = [
  ['winner', 'Winner'],
  ['lines', 'Lines'],
  ['monte-carlo', 'Monte Carlo'],
  ['method', 'Method'],
  ['ledger', 'Ledger'],
] as const;

function Prediction({ game, ledger }: { game: PredictedGame; ledger: LedgerEntry | undefined }) {
  return (
    <>
      <nav className="onpage" aria-label="On this page">
        {SECTIONS.map(([id, text]) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
      <div className="cols">
        <div>
          <ProjectedWinner game={game} />
          <BettingLines game={game} />
          {game.prediction.simulationData.grid.length > 0 && <MonteCarlo game={game} />}
          <DecisionProcess league={game.league} ratedFrom={game.prediction.ratedFrom} />
        </div>
        <aside aria-label="About this prediction">
          <ConfidencePanel confidence={game.prediction.confidenceRating} />
          <InsightsPanel game={game} />
          <LedgerPanel game={game} entry={ledger} />
          <GameInfoPanel game={game} />
          <WeatherPanel game={game} />
        </aside>
      </div>
    </>
  );
}

function Unpredicted({ game, now }: { readonly game: Game; readonly now: Instant }) {
  return (
    <div className="cols">
      <div>
        <PendingPanel game={game} now={now} />
        <DecisionProcess league={game.league} />
      </div>
      <aside aria-label="About this game">
        <GameInfoPanel game={game} />
        <WeatherPanel game={game} />
      </aside>
    </div>
  );
}

/** A game page below its breadcrumb. Every figure comes from the prediction's grid and the quotes. */
export function GameView({ game, now, ledger }: Props) {
  const { prediction } = game;
  return (
    <div className="prediction-view" {...clockAttributes(game)}>
      <GameHeader game={game} now={now} />
      {prediction && <GameNotices game={game} now={now} />}
      {prediction ? (
        <Prediction game={{ ...game, prediction }} ledger={ledger} />
      ) : (
        <Unpredicted game={game} now={now} />
      )}
    </div>
  );
}
