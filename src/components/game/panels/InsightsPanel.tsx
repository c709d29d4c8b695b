import type { PredictedGame } from '#domain/game.ts';
import { keyInsights } from '#domain/keyInsights.ts';
import { Panel } from '../Panel.tsx';

/** Favorite, expected total and model edge, a sentence each. */
export function InsightsPanel({ game }: { readonly game: PredictedGame }) {
  const { favorite, expectedTotal, modelEdge } = keyInsights(game);
  return (
    <Panel title="Key Insights">
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
          {modelEdge}
        </li>
      </ul>
    </Panel>
  );
}
