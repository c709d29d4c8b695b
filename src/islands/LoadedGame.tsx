import { useEffect, useState } from 'react';
import { fetchUpcoming } from '#client/games.ts';
import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { GameView } from '#components/game/GameView.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { LineupTable } from '#components/lineup/LineupTable.tsx';
import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import { analyzerSetup } from '#domain/analyzer/setup.ts';
import type { Game } from '#domain/game.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { otherGamesThatDay } from '#domain/otherGames.ts';
import { hasSimulation } from '#domain/pricedBets.ts';
import { Analyzer } from './Analyzer.tsx';
import { Tabs } from './Tabs.tsx';

interface Props {
  readonly game: Game;
  readonly now: Date;
}

/** The same sections as a built game page, with its live parts mounted. */
export function LoadedGame({ game, now }: Props) {
  const { prediction } = game;
  const [others, setOthers] = useState<readonly CardGame[]>([]);
  useEffect(() => {
    fetchUpcoming(game.league).then(
      (games) => setOthers(otherGamesThatDay(games, game, now)),
      // The page is whole without them.
      () => setOthers([]),
    );
  }, [game, now]);
  const predicted = prediction && { ...game, prediction };
  return (
    <>
      <Breadcrumb crumbs={gameCrumbs(game)} />
      <GameView
        game={game}
        now={now}
        others={others}
        analyzer={
          predicted && hasSimulation(predicted) ? (
            <Analyzer setup={analyzerSetup(predicted)} />
          ) : undefined
        }
        lineups={
          predicted && (
            <Tabs
              group={LINEUPS.group}
              label={LINEUPS.label}
              tabs={LINEUPS.tabs(game)}
              panels={{
                away: <LineupTable game={predicted} side="away" />,
                home: <LineupTable game={predicted} side="home" />,
              }}
            />
          )
        }
      />
    </>
  );
}
