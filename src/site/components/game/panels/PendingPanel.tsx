import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { unratedText } from '#domain/game/unratedSides.ts';
import type { Instant } from '#domain/time/time.ts';
import { gameResultText } from '../gameText.ts';
import { Panel } from '../Panel.tsx';

interface Props {
  readonly game: CardGame;
  readonly now: Instant;
}

/** Why a game that can no longer be predicted has no prediction. */
function missedText(game: CardGame): string {
  if (game.status === 'postponed') return 'The game was postponed before it was predicted.';
  const result = gameResultText(game);
  const missed = 'No prediction was published before the start.';
  return result === undefined ? missed : `${result}. ${missed}`;
}

/** Replaces a prediction: still to come, missed, or impossible. The clock shows one of the first two. */
export function PendingPanel({ game, now }: Props) {
  const unrated = unratedText(game);
  if (unrated !== undefined) {
    return (
      <Panel title="Not Rated">
        <p className="subline">{unrated}</p>
      </Panel>
    );
  }
  const closed = isClosed(game, now);
  return (
    <>
      <div data-when="open" hidden={closed}>
        <Panel title="Prediction Pending">
          <p className="subline">Monte Carlo simulation is still running for this game.</p>
        </Panel>
      </div>
      <div data-when="closed" hidden={!closed}>
        <Panel title="No Prediction">
          <p className="subline">{missedText(game)}</p>
        </Panel>
      </div>
    </>
  );
}
