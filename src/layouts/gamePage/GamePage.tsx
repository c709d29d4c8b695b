import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { CompareOdds } from '#components/game/CompareOdds.tsx';
import { GameBelow } from '#components/game/GameBelow.tsx';
import { GameView } from '#components/game/GameView.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { MonteCarloNumbers } from '#components/game/MonteCarloNumbers.tsx';
import { OtherGames } from '#components/game/OtherGames.tsx';
import { SimulationRecord } from '#components/game/SimulationRecord.tsx';
import type { LedgerEntry } from '#components/game/sealed.ts';
import { WeatherPanel } from '#components/game/WeatherPanel.tsx';
import { analyzerSetup } from '#domain/analyzer/setup.ts';
import type { Game, PredictedGame } from '#domain/game.ts';
import type { CardGame } from '#domain/listedGame.ts';
import type { Prediction } from '#domain/prediction.ts';
import type { Instant } from '#domain/time.ts';
import { Analyzer } from '#islands/Analyzer.tsx';
import { Island } from './Island.tsx';
import { Lineups } from './Lineups.tsx';

/** All that a game's page shows, from one slate. */
export interface GamePageData {
  readonly game: Game;
  readonly ledger: LedgerEntry | undefined;
  /** Other games of the day. */
  readonly others: readonly CardGame[];
  /** Paths of the teams that have a page. */
  readonly teamPaths: ReadonlySet<string>;
  readonly now: Instant;
}

function PredictedBelow({ game, now }: { readonly game: PredictedGame; readonly now: Instant }) {
  const setup = analyzerSetup(game);
  return (
    <GameBelow
      game={game}
      odds={<CompareOdds game={game} now={now} />}
      analyzer={
        <Island name="analyzer" props={setup}>
          <Analyzer setup={setup} />
        </Island>
      }
      lineups={<Lineups game={game} />}
    />
  );
}

/** What is known of a simulation whose scores are not: where nothing was played, nothing. */
const Record = ({ prediction }: { readonly prediction: Prediction }) => {
  const { simulationData, spread } = prediction;
  const data = simulationData.iterations > 0 ? simulationData : {};
  return <SimulationRecord data={data} spread={spread} />;
};

/** The one source of a game page, whether a build renders it or a function. */
export function GamePage({ game, ledger, others, teamPaths, now }: GamePageData) {
  const { prediction } = game;
  const predicted = prediction && { ...game, prediction };
  return (
    <div className="wrap">
      <Breadcrumb crumbs={gameCrumbs(game)} />
      <GameView
        game={game}
        now={now}
        ledger={ledger}
        teamPaths={teamPaths}
        numbers={predicted && <MonteCarloNumbers game={predicted} />}
        record={prediction && <Record prediction={prediction} />}
        weather={<WeatherPanel game={game} />}
        others={<OtherGames day={game.gameTime} games={others} />}
        below={
          predicted ? <PredictedBelow game={predicted} now={now} /> : <GameBelow game={game} />
        }
      />
    </div>
  );
}
