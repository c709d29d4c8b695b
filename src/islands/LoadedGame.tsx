import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { GameView } from '#components/game/GameView.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { MonteCarloNumbers } from '#components/game/MonteCarloNumbers.tsx';
import { SimulationRecord } from '#components/game/SimulationRecord.tsx';
import { WeatherPanel } from '#components/game/WeatherPanel.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { Game } from '#domain/game.ts';
import type { SimulationData } from '#domain/prediction.ts';
import { LiveBelow } from './LiveBelow.tsx';
import { LiveOthers } from './LiveOthers.tsx';

interface Props {
  readonly game: Game;
  /** What the answer says of its simulation, whole or in part; absent where it says nothing. */
  readonly record: Partial<SimulationData> | undefined;
  readonly now: Date;
}

/** The same sections as a built game page; one that fails leaves the others standing. */
export function LoadedGame({ game, record, now }: Props) {
  const { prediction } = game;
  const predicted = prediction && { ...game, prediction };
  return (
    <SectionBoundary>
      <Breadcrumb crumbs={gameCrumbs(game)} />
      <GameView
        game={game}
        now={now}
        numbers={
          predicted && (
            <SectionBoundary>
              <MonteCarloNumbers game={predicted} />
            </SectionBoundary>
          )
        }
        record={record && <SimulationRecord data={record} />}
        weather={
          <SectionBoundary>
            <WeatherPanel game={game} />
          </SectionBoundary>
        }
        others={
          <SectionBoundary>
            <LiveOthers game={game} now={now} />
          </SectionBoundary>
        }
        below={
          <SectionBoundary>
            <LiveBelow game={game} now={now} />
          </SectionBoundary>
        }
      />
    </SectionBoundary>
  );
}
