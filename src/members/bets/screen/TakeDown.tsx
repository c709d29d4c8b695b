import NotebookPen from 'lucide-react/icons/notebook-pen';
import type { PredictedGame } from '#domain/game/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';
import { offeredOf } from '../rules/offeredOf.ts';

interface Props {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The bet in the row's words. */
  readonly label: string;
  readonly closed: boolean;
}

/** Records the row's bet for its reader; the code is loaded when pressed (startTakeDown.tsx). */
export const TakeDown = ({ closed, ...of }: Props) => (
  <button
    className="take"
    type="button"
    data-take={JSON.stringify(offeredOf(of))}
    data-when="open"
    hidden={closed}
    aria-label={`Note bet: ${of.label}`}
  >
    <NotebookPen className="icon" aria-hidden="true" />
    <span>Note bet</span>
  </button>
);
