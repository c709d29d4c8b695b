import type { Instant } from '#domain/time/time.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { BoutRow } from './BoutRow.tsx';
import type { CardBout } from './fightersOf.ts';

/** A bout with its ledger entry, if its prediction has one. */
type SealedBout = CardBout & { readonly sealed?: Sealed | undefined };

interface Props {
  readonly bouts: readonly SealedBout[];
  readonly now: Instant;
}

/** A fighter's bouts to come, or that there are none. */
export const FighterBouts = ({ bouts, now }: Props) =>
  bouts.length === 0 ? (
    <div className="empty">
      <h3>No upcoming bouts</h3>
      <p>Nothing scheduled in the next five weeks.</p>
    </div>
  ) : (
    <div className="grid" data-by-clock="">
      {bouts.map((row) => (
        <SectionBoundary key={`${row.card.id} ${row.bout.key}`}>
          <BoutRow {...row} now={now} />
        </SectionBoundary>
      ))}
    </div>
  );
