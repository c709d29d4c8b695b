import { renderToStaticMarkup } from 'react-dom/server';
import { LineupTable } from '#components/lineup/LineupTable.tsx';
import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import type { PredictedGame } from '#domain/game.ts';
import type { Side } from '#domain/predictedWinner.ts';
import { Lineups as LineupTabs } from '#islands/Lineups.tsx';
import { Island } from './Island.tsx';

/** Both teams' projected starters: the tabs come to life, the tables stay as they are. */
export function Lineups({ game }: { readonly game: PredictedGame }) {
  const tabs = LINEUPS.tabs(game);
  const table = (side: Side) => renderToStaticMarkup(<LineupTable game={game} side={side} />);
  return (
    <Island name="lineups" props={tabs}>
      <LineupTabs tabs={tabs} html={{ away: table('away'), home: table('home') }} />
    </Island>
  );
}
