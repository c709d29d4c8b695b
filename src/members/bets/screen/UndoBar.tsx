import { useEffect, useRef } from 'react';
import { type Bet, pickText } from '#domain/record/bet.ts';

interface Props {
  /** What was deleted last. */
  readonly bets: readonly Bet[];
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Takes back the last deletion, until the next one or until its reader leaves the page. It takes the focus of the row that is gone. */
export function UndoBar({ bets, onUndo, onClose }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deletion takes the focused row away
  useEffect(() => undo.current?.focus({ preventScroll: true }), [bets]);
  const [first] = bets;
  const what =
    bets.length === 1 && first ? pickText(first) : `${bets.length.toLocaleString('en-US')} bets`;
  return (
    <div className="undo-bar" role="status">
      <span>Deleted: {what}</span>
      <button ref={undo} className="button ghost compact" type="button" onClick={onUndo}>
        Undo
      </button>
      <button className="button quiet compact" type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
