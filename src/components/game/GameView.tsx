import type { ReactNode } from 'react';
import type { Game, PredictedGame } from '#domain/game.ts';
import { hasSimulation } from '#domain/prices/pricedBets.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { gameStars } from '#domain/stars.ts';
import type { Instant } from '#domain/time.ts';
import { BettingLines } from './BettingLines.tsx';
import { ConfidencePanel } from './ConfidencePanel.tsx';
import { clockAttributes } from './clockAttributes.ts';
import { GameHeader } from './GameHeader.tsx';
import { GameInfoPanel } from './GameInfoPanel.tsx';
import { GameNotices } from './GameNotices.tsx';
import { type GameSection, gameSections } from './gameSections.ts';
import { InsightsPanel } from './InsightsPanel.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { MonteCarlo } from './MonteCarlo.tsx';
import { PendingPanel } from './Pending.tsx';
import { ProjectedWinner } from './ProjectedWinner.tsx';
import type { LedgerEntry } from './sealed.ts';

interface Props {
  readonly game: Game;
  readonly now: Instant;
  readonly ledger?: LedgerEntry | undefined;
  /** Paths of the teams that have a page of their own. */
  readonly teamPaths?: ReadonlySet<string> | undefined;
  /** The figures of the simulation, under its charts. */
  readonly numbers?: ReactNode;
  /** In place of the simulation where its scores are not known: `SimulationRecord`. */
  readonly record?: ReactNode;
  /** In the sidebar: `WeatherPanel`. */
  readonly weather?: ReactNode;
  /** Last of the sidebar. */
  readonly others?: ReactNode;
  /** Under the columns, full width: `GameBelow`, whose parts a script brings to life. */
  readonly below?: ReactNode;
}

interface PredictionProps extends Omit<Props, 'game' | 'now' | 'teamPaths'> {
  readonly game: PredictedGame;
}

const OnPage = ({ sections }: { readonly sections: readonly GameSection[] }) => (
  <nav className="on-page" aria-label="On this page">
    {sections.map(([id, text]) => (
      <a key={id} href={`#${id}`}>
        {text}
      </a>
    ))}
  </nav>
);

function Prediction({ game, ledger, numbers, record, weather, others, below }: PredictionProps) {
  return (
    <>
      <OnPage sections={gameSections(game)} />
      <div className="columns">
        <div>
          <ProjectedWinner game={game} />
          <BettingLines game={game} />
          {hasSimulation(game) ? <MonteCarlo game={game} numbers={numbers} /> : record}
        </div>
        <aside aria-label="About this prediction">
          <ConfidencePanel confidence={game.prediction.confidenceRating} stars={gameStars(game)} />
          <InsightsPanel game={game} />
          <LedgerPanel game={game} entry={ledger} />
          <GameInfoPanel game={game} />
          {weather}
          {others}
        </aside>
      </div>
      {below}
    </>
  );
}

function Unpredicted({ game, now, weather, others, below }: Props) {
  return (
    <div className="columns">
      <div>
        <PendingPanel game={game} now={now} />
        {below}
      </div>
      <aside aria-label="About this game">
        <GameInfoPanel game={game} />
        {weather}
        {others}
      </aside>
    </div>
  );
}

/** A game page below its breadcrumb. Every figure comes from the prediction's grid and the quotes. */
export function GameView(props: Props) {
  const { game, now, teamPaths } = props;
  const { prediction } = game;
  return (
    <div
      className="prediction-view"
      {...clockAttributes(game)}
      data-game={game.id}
      data-odds={priceMarks(game.odds)}
    >
      <GameHeader game={game} now={now} teamPaths={teamPaths} />
      {prediction && <GameNotices game={game} now={now} />}
      {prediction ? (
        <Prediction {...props} game={{ ...game, prediction }} />
      ) : (
        <Unpredicted {...props} />
      )}
    </div>
  );
}
