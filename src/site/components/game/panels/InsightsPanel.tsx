import type { PredictedGame } from '#domain/game/game.ts';
import { keyInsights, OLD_PRICES } from '#domain/game/keyInsights.ts';
import type { Instant } from '#domain/time/time.ts';
import { WhileFresh } from '../../ui/WhileFresh.tsx';
import { pricesFresh } from '../Badges.tsx';
import { Part } from '../Part.tsx';

interface Props {
  readonly game: PredictedGame;
  readonly now: Instant;
}

/** Favorite, expected total and model edge, a sentence each. */
export function InsightsPanel({ game, now }: Props) {
  const { favorite, expectedTotal, edge } = keyInsights(game);
  return (
    <Part title="Key Insights" id="insights">
      <ul className="insights">
        <li>
          <b>Favorite</b>
          {favorite}
        </li>
        <li>
          <b>Expected total</b>
          {expectedTotal}
        </li>
        <li>
          <b>Model edge</b>
          {typeof edge === 'string' ? (
            edge
          ) : (
            <WhileFresh fresh={pricesFresh(game, now)} otherwise={OLD_PRICES}>
              {edge.words}
            </WhileFresh>
          )}
        </li>
      </ul>
    </Part>
  );
}
