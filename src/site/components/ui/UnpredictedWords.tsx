import { MISSED_TEXT, PENDING_TEXT } from '#domain/words/pendingText.ts';

/**
 * Replaces a prediction inside an element with the page's clock attributes: still to come, or missed. The clock shows one of them
 * (client/gameClock.ts).
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
