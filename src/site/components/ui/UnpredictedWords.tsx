import { MISSED_TEXT, PENDING_TEXT } from '#domain/words/pendingText.ts';

/**
 * In place of a prediction, within an element that has the page's clock attributes: still to come, or missed. The clock
 * shows one or the other (client/gameClock.ts).
 */
export const UnpredictedWords = ({ closed = false }: { readonly closed?: boolean | undefined }) => (
  <>
    <span data-when="open" hidden={closed}>
      {PENDING_TEXT}
    </span>
    <span data-when="closed" hidden={!closed}>
      {MISSED_TEXT}
    </span>
  </>
);
