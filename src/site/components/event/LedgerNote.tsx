import type { EventPrediction } from '#domain/events/event.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { groupedHash, sealedText, verifyPath } from '../game/sealed.ts';

/** A ledger entry of an event, and when the event starts: ISO 8601 in UTC. */
export interface Sealed {
  readonly entry: LedgerEntry;
  readonly start: string;
  /** Address of the page that keeps it. */
  readonly kept?: string | undefined;
}

interface Props {
  readonly sealed: Sealed;
  readonly prediction: Pick<EventPrediction<unknown>, 'recipe'>;
}

/** A ledger statement on an event's prediction, with everything needed to run it again. */
export const LedgerNote = ({ sealed: { entry, start, kept }, prediction: { recipe } }: Props) => (
  <div className="grid gap-2">
    <p className="note">
      {`${sealedText(entry, start)} `}
      <a href={verifyPath(entry)}>{`Check line ${entry.seq.toLocaleString('en-US')}`}</a>
      {kept !== undefined && (
        <>
          {'. '}
          <a href={kept}>The page that keeps this forecast</a>
        </>
      )}
    </p>
    <p className="hash">
      {`sha256 ${groupedHash(entry.hash)}`}
      <br />
      {`seed ${recipe.seed} · runs ${recipe.iterations.toLocaleString('en-US')} · engine ${recipe.engineVersion}`}
    </p>
  </div>
);
