import type { Game } from '#domain/game/game.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { availabilityTexts } from '#domain/starters/availabilityText.ts';

/** One line per side: who starts, how certain that is, and who is listed out. Nothing if nothing is known. */
export const WhoPlays = ({ game }: { readonly game: Game }) => (
  <>
    {(['away', 'home'] as const).map((side) => {
      const texts = availabilityTexts(game, side);
      return (
        texts.length > 0 && (
          <p key={side} className="note mb-2" data-who={side}>
            <b>{`${teamOn(game, side).shortName}. `}</b>
            {`${texts.join('. ')}.`}
          </p>
        )
      );
    })}
  </>
);
