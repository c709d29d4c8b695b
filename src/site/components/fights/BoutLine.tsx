import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import { pairCall } from '#domain/events/pairCall.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { callSentence } from '#domain/prices/callText.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { Comb, EmptyComb } from '../charts/Comb.tsx';
import type { Sealed } from '../event/LedgerNote.tsx';
import { PriceState } from '../event/PriceState.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import { BoutDetails } from './BoutDetails.tsx';
import { boutPart } from './boutPart.ts';
import { endingWords } from './endingWords.ts';
import { FighterName } from './FighterName.tsx';
import { boutId, boutNames, isPredictedBout, type PredictedBout } from './figures.ts';
import { underName } from './underName.ts';

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

interface SideProps {
  readonly fighter: Fighter;
  readonly chance: number | undefined;
  readonly favourite: boolean;
}

const Side = ({ fighter, chance, favourite }: SideProps) => (
  <p className={favourite ? 'side favored' : 'side'}>
    <FighterName name={fighter.name} />
    <small className="text-muted text-12">{underName(fighter)}</small>
    {chance !== undefined && <b>{percent(chance)}</b>}
  </p>
);

/** What is true of the best price in the closed line, while it can be taken. Nothing without a price. */
const Verdict = ({ bout, league, at }: Props & { readonly bout: PredictedBout }) => (
  <PriceState at={at}>{callSentence(pairCall(boutPart(bout, league), boutNames(bout)))}</PriceState>
);

/** A bout in three lines, for the lower half of a card; its details open under its most likely ending. */
export function BoutLine({ bout, league, at, sealed, rerun, anchored, of }: Props) {
  const predicted = isPredictedBout(bout) ? bout : undefined;
  const chance = predicted && 100 * decisiveWinShare(predicted.prediction.outcome, 'a');
  const [nameA, nameB] = boutNames(bout);
  const other = chance === undefined ? undefined : 100 - chance;
  const facts = [
    bout.weightClass ?? 'Weight class not announced',
    `${bout.rounds} rounds`,
    bout.titleFight ? 'title fight' : '',
    chance !== undefined && isEven(chance) ? 'toss-up' : '',
  ];
  return (
    <article className="card bout-line">
      {chance === undefined ? (
        <EmptyComb size="tiny" />
      ) : (
        <Comb size="tiny" away={chance} home={100 - chance} awayName={nameA} homeName={nameB} />
      )}
      <h4 className="visually-hidden">{`${bout.a.name} vs. ${bout.b.name}`}</h4>
      <div className="sides grid gap-0.5 py-2 px-4">
        <p className="note what flex flex-wrap justify-between gap-x-3 mb-0.5">
          <span>{facts.filter((fact) => fact !== '').join(', ')}</span>
        </p>
        <Side fighter={bout.a} chance={chance} favourite={(chance ?? 0) >= 50} />
        <Side fighter={bout.b} chance={other} favourite={(other ?? 0) > 50} />
      </div>
      {predicted ? (
        <Disclose
          id={boutId(bout)}
          summary={endingWords(predicted)}
          of={`${nameA} vs. ${nameB}`}
          figure={
            (bout.moneyline ?? []).length > 0 && (
              <Verdict bout={predicted} league={league} at={at} />
            )
          }
        >
          <BoutDetails
            bout={predicted}
            league={league}
            at={at}
            sealed={sealed}
            rerun={rerun}
            anchored={anchored}
            of={of}
          />
        </Disclose>
      ) : (
        <p className="note px-4 pb-3">
          <UnpredictedWords />
        </p>
      )}
    </article>
  );
}
