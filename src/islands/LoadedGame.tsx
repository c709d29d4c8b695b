import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { CompareOdds } from '#components/game/CompareOdds.tsx';
import { GameView } from '#components/game/GameView.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { MonteCarloNumbers } from '#components/game/MonteCarloNumbers.tsx';
import { WeatherPanel } from '#components/game/WeatherPanel.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { Game } from '#domain/game.ts';
import { LiveBelow } from './LiveBelow.tsx';
import { LiveOthers } from './LiveOthers.tsx';

interface Props {
  readonly game: Game;
  readonly now: Date;
}

/** The same sections as a built game page; one that fails leaves the others standing. */
export function LoadedGame({ game, now }: Props) {
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
        odds={
          predicted && (
            <SectionBoundary>
              <CompareOdds game={predicted} now={now} />
            </SectionBoundary>
          )
        }
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
            <LiveBelow game={game} />
          </SectionBoundary>
        }
      />
    </SectionBoundary>
  );
}
