import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { FightCard } from '#domain/events/fightCard.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { overUnderRounds } from '#domain/fights/roundLines.ts';
import { starRating } from '#domain/game/stars.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { drawShare } from '#domain/outcomes/fight.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { PairBooks } from '../event/PairBooks.tsx';
import { entryTitle, leadTime, verifyPath } from '../game/sealed.ts';
import { RerunBlock } from '../rerun/RerunBlock.tsx';
import { boutPart } from './boutPart.ts';
import { fighterLine } from './fighterLine.ts';
import {
  boutNames,
  fightPredictionOf,
  methodRows,
  type PredictedBout,
  roundRows,
} from './figures.ts';
import { NO_FACTORS } from './KeyFactors.tsx';
import { OddsLines } from './OddsLines.tsx';
import { ShareTable } from './ShareTable.tsx';

interface Props {
  readonly bout: PredictedBout;
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

/** A share with its fair price: "62.1% (−164)" */
const priced = (share: number): string => `${percent(100 * share, 1)} (${fairAmericanText(share)})`;

/** Length and confidence, followed by over and under for each line. The closed line names winner and ending. */
function lengthLines(bout: PredictedBout): string {
  const { confidence, fightDuration } = fightPredictionOf(bout);
  const lines = [
    `Expected duration: ${minutesText(fightDuration)}`,
    `Confidence: ${starRating(confidence, 2)} of 5 stars`,
    ...overUnderRounds(bout.prediction.outcome).map(
      ({ line, over, under }) => `Over ${line} rounds: ${priced(over)}; under: ${priced(under)}`,
    ),
  ];
  return lines.join('\n');
}

/** Said of an entry that was written too late; the card says of the others that they were in time. */
const tooLate = ({ entry, start }: Sealed): string =>
  leadTime(entry.appendedAt, start) === undefined ? ', recorded after the start' : '';

/** The reasons for the prediction, one line per fighter, each fighter's strongest first. */
function factorLines(bout: PredictedBout): string {
  const { keyFactors } = fightPredictionOf(bout);
  const names = boutNames(bout);
  const lines = [bout.a, bout.b].map(({ name }, index) => {
    const own = `${name}: `;
    const reasons = keyFactors.filter((factor) => factor.startsWith(own));
    const said = reasons.map((factor) => factor.slice(own.length)).join('; ');
    return said && `${names[index]}: ${said}.`;
  });
  return lines.filter(Boolean).join('\n') || NO_FACTORS;
}

/**
 * Every figure of a bout behind its line: methods, rounds, totals, prices, reasons, comparison. Figures and sentences without
 * drawings, because a card has a dozen of these and few are opened.
 */
export function BoutDetails({ bout, league, at, sealed, rerun, anchored, of }: Props) {
  const names = boutNames(bout);
  const both = names.join(' vs. ');
  const { outcome } = bout.prediction;
  /** The judges' share is among the methods. */
  const rounds = roundRows(bout).slice(0, -1);
  return (
    <div className="bout-more grid grid-cols-1 gap-2">
      <h5 className="fight-head">Method of victory</h5>
      <ShareTable
        label={`Method of victory, ${both}`}
        names={names}
        rows={methodRows(bout, league)}
      />
      <h5 className="fight-head">Round by round</h5>
      <ShareTable label={`Finishes by round, ${both}`} names={names} rows={rounds} />
      <p className="note">{`Draw ${percent(100 * drawShare(outcome), 1)}.`}</p>
      <h5 className="fight-head">Over / under rounds</h5>
      <p className="bout-words">{lengthLines(bout)}</p>
      <h5 className="fight-head">Fair odds</h5>
      <OddsLines part={boutPart(bout, league)} names={names} at={at} anchored={anchored} of={of} />
      {at.state !== 'closed' && <PairBooks part={boutPart(bout, league)} names={names} />}
      <h5 className="fight-head">Key factors</h5>
      <p className="bout-words">{factorLines(bout)}</p>
      <h5 className="fight-head">Tale of the tape</h5>
      {[bout.a, bout.b].map((fighter, index) => (
        <p key={fighter.name} className="tape-line">
          <b>{names[index]}</b> {fighterLine(fighter)}
        </p>
      ))}
      {sealed && (
        <p className="note">
          <a href={verifyPath(sealed.entry)}>{entryTitle(sealed.entry)}</a>
          {tooLate(sealed)}
          {sealed.kept !== undefined && (
            <>
              {'. '}
              <a href={sealed.kept}>Its page</a>
            </>
          )}
        </p>
      )}
      {rerun && <RerunBlock rerun={rerun} of="fights" brief />}
    </div>
  );
}
