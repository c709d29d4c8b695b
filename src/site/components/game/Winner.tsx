import type { PredictedGame } from '#domain/game/game.ts';
import { isTossUp, predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { gameStars } from '#domain/game/stars.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { Share } from './Share.tsx';
import { Stars } from './Stars.tsx';

/** The page's only verdict on the winner: the published share of the likelier side, and its confidence. */
export function Winner({ game }: { readonly game: PredictedGame }) {
  const { prediction } = game;
  const side = predictedWinner(prediction);
  const { drawProbability } = prediction;
  const says = `${teamOn(game, side).shortName} win`;
  return (
    <div className="winner">
      <p className="figure-label">Predicted winner</p>
      <p
        className={`chance ${side} text-48 font-wide font-[800] tracking-[-0.05em] leading-[1.04] whitespace-nowrap`}
      >
        <Share of={winProbability(prediction, side)} figure={says} />
      </p>
      <p className="says pb-1 leading-[1.2]">
        <b>{says}</b>
        {isTossUp(prediction) && <span className="toss-up">Toss-up</span>}
        {drawProbability > 0 && (
          <span className="draw block text-13 text-ink-2">
            Draw{' '}
            <data value={drawProbability} data-figure="Draw">
              {percent(drawProbability, 1)}
            </data>
          </span>
        )}
      </p>
      <Stars stars={gameStars(game)} />
    </div>
  );
}
