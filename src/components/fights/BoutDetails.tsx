import type { FightCard } from '#domain/events/fightCard.ts';
import { percent } from '#domain/numbers.ts';
import { drawShare } from '#domain/outcomes/fight.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { LedgerNote, type Sealed } from '../event/LedgerNote.tsx';
import { entryTitle } from '../game/sealed.ts';
import { RerunBlock } from '../rerun/RerunBlock.tsx';
import { FairOdds } from './FairOdds.tsx';
import { methodRows, namesOf, type PredictedBout, predictionOf, roundRows } from './figures.ts';
import { KeyFactors } from './KeyFactors.tsx';
import { OverUnderRounds } from './OverUnderRounds.tsx';
import { TaleOfTheTape } from './TaleOfTheTape.tsx';
import { Wings } from './Wings.tsx';

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
  /** True while the card's prices can be taken and were seen lately. */
  readonly fresh: boolean;
  /** What the ledger says of it; samples are on no ledger. */
  readonly sealed?: Sealed | undefined;
  /** The published prediction, to be run again. */
  readonly rerun?: Rerunnable | undefined;
}

/** Every figure of a bout behind its card: methods, rounds, totals, prices, reasons, the two compared. */
export function BoutDetails({ bout, league, fresh, sealed, rerun }: Props) {
  const names = namesOf(bout);
  const of = names.join(' against ');
  const { outcome } = bout.prediction;
  return (
    <div className="bout-more">
      <h5 className="fight-head">Method of victory</h5>
      <Wings caption={`Method of victory, ${of}`} names={names} rows={methodRows(bout, league)} />
      <h5 className="fight-head">Round by round</h5>
      <Wings caption={`Wins by round, ${of}`} names={names} rows={roundRows(bout)} />
      <p className="note">{`Draw ${percent(100 * drawShare(outcome), 1)}.`}</p>
      <h5 className="fight-head">Over / under rounds</h5>
      <OverUnderRounds outcome={outcome} of={of} />
      <h5 className="fight-head">Fair odds</h5>
      <FairOdds bout={bout} league={league} fresh={fresh} />
      <h5 className="fight-head">Key factors</h5>
      <KeyFactors factors={predictionOf(bout).keyFactors} />
      <h5 className="fight-head">Tale of the tape</h5>
      <TaleOfTheTape a={bout.a} b={bout.b} />
      {sealed && (
        <>
          <h5 className="fight-head">{entryTitle(sealed.entry)}</h5>
          <LedgerNote sealed={sealed} prediction={bout.prediction} />
        </>
      )}
      {rerun && (
        <>
          <h5 className="fight-head">Re-run it</h5>
          <RerunBlock rerun={rerun} of="fights" />
        </>
      )}
    </div>
  );
}
