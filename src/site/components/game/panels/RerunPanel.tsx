import type { PredictedGame } from '#domain/game/game.ts';
import { rerunOfGame } from '#domain/rerun/ofGame.ts';
import { RerunBlock } from '../../rerun/RerunBlock.tsx';
import { Part } from '../Part.tsx';

/** The published prediction, for readers to run again; nothing if its simulated scores are not stored. */
export function RerunPanel({ game }: { readonly game: PredictedGame }) {
  const rerun = rerunOfGame(game);
  return (
    rerun && (
      <Part title="Re-run it" id="re-run">
        <RerunBlock rerun={rerun} of="games" />
      </Part>
    )
  );
}
