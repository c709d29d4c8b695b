import { CALLED_OFF_TEXT, MISSED_TEXT, PENDING_TEXT } from '#domain/words/pendingText.ts';

interface Props {
  readonly closed?: boolean | undefined;
  /** Its stage; of what is postponed no start has been missed. */
  readonly status?: string | undefined;
}

/**
 * Replaces a prediction inside an element with the page's clock attributes: still to come, or missed. The clock shows one of them
 * (client/gameClock.ts).
 */
export const UnpredictedWords = ({ closed = false, status }: Props) =>
  status === 'postponed' ? (
    CALLED_OFF_TEXT
  ) : (
    <>
      <span data-when="open" hidden={closed}>
        {PENDING_TEXT}
      </span>
      <span data-when="closed" hidden={!closed}>
        {MISSED_TEXT}
      </span>
    </>
  );
