import type { PredictedGame } from '#domain/game/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';
import { offeredOf } from '../rules/offeredOf.ts';

interface Props {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The bet, as the row names it. */
  readonly label: string;
  readonly closed: boolean;
}

/** Takes the row's bet down for its reader: what that needs is loaded once it is pressed (islands/bets). */
export const TakeDown = ({ closed, ...of }: Props) => (
  <button
    className="take"
    type="button"
    data-take={JSON.stringify(offeredOf(of))}
    data-when="open"
    hidden={closed}
    aria-label={`Note bet: ${of.label}`}
  >
    Note bet
  </button>
);
