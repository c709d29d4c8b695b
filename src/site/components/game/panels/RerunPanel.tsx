import type { PredictedGame } from '#domain/game/game.ts';
import { rerunOfGame } from '#domain/rerun/ofGame.ts';
import { RerunBlock } from '../../rerun/RerunBlock.tsx';
import { Panel } from '../Panel.tsx';

/** The published prediction, for readers to run again; nothing if its simulated scores are not stored. */
export function RerunPanel({ game }: { readonly game: PredictedGame }) {
  const rerun = rerunOfGame(game);
  return (
    rerun && (
      <Panel title="Re-run it" id="re-run" fold="Same seed, same digits" wide="closed">
        <RerunBlock rerun={rerun} of="games" />
      </Panel>
    )
  );
}
