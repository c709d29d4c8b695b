import { CompareOdds } from '#components/game/CompareOdds.tsx';
import { GameBelow } from '#components/game/GameBelow.tsx';
import { LineupTable } from '#components/lineup/LineupTable.tsx';
import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { analyzerSetup } from '#domain/analyzer/setup.ts';
import type { Game, PredictedGame } from '#domain/game.ts';
import { hasSimulation } from '#domain/pricedBets.ts';
import { Analyzer } from './Analyzer.tsx';
import { Tabs } from './Tabs.tsx';

const Lineups = ({ game }: { readonly game: PredictedGame }) => (
  <Tabs
    group={LINEUPS.group}
    label={LINEUPS.label}
    tabs={LINEUPS.tabs(game)}
    panels={{
      away: <LineupTable game={game} side="away" />,
      home: <LineupTable game={game} side="home" />,
    }}
  />
);

interface Props {
  readonly game: Game;
  readonly now: Date;
}

/** The wide part of a game page that is drawn in the browser. */
export function LiveBelow({ game, now }: Props) {
  const { prediction } = game;
  if (!prediction) return <GameBelow game={game} />;
  const predicted = { ...game, prediction };
  return (
    <GameBelow
      game={game}
      odds={
        <SectionBoundary>
          <CompareOdds game={predicted} now={now} />
        </SectionBoundary>
      }
      analyzer={
        hasSimulation(predicted) ? <Analyzer setup={analyzerSetup(predicted)} /> : undefined
      }
      lineups={<Lineups game={predicted} />}
    />
  );
}
