import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { BoutDetails } from './BoutDetails.tsx';
import { boutId, boutNames, isPredictedBout } from './figures.ts';
import { MainEventHead } from './MainEventHead.tsx';

interface Props {
  readonly bout: Bout;
  readonly league: FightCard['league'];
  /** Whether the card's prices can be taken. */
  readonly at: PriceClock;
  /** Its ledger statement; samples are on no ledger. */
  readonly sealed?: Sealed | undefined;
  /** The published prediction, for a re-run. */
  readonly rerun?: Rerunnable | undefined;
  /** Whose odds the card's chances are adjusted to, as it says once. */
  readonly anchored?: string | undefined;
  /** The bout, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** The main event of a card that is not the next one: its head, every figure behind one line. */
export const MainEventBrief = ({ bout, league, at, sealed, rerun, anchored, of }: Props) => (
  <>
    <MainEventHead bout={bout} />
    {isPredictedBout(bout) && (
      <div className="panel brief border-t-0">
        <Disclose id={boutId(bout)} summary="Full breakdown" of={boutNames(bout).join(' vs. ')}>
          <BoutDetails
            bout={bout}
            league={league}
            at={at}
            sealed={sealed}
            rerun={rerun}
            anchored={anchored}
            of={of}
          />
        </Disclose>
      </div>
    )}
  </>
);
