import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { starRating } from '#domain/game/stars.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { distanceShare, drawShare } from '#domain/outcomes/fight.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { LedgerNote, type Sealed } from '../event/LedgerNote.tsx';
import { TwoWayPrice } from '../event/TwoWayPrice.tsx';
import { ConfidenceFigure } from '../game/panels/ConfidencePanel.tsx';
import { entryTitle } from '../game/sealed.ts';
import { RerunBlock } from '../rerun/RerunBlock.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { boutPart } from './boutPart.ts';
import { FairOdds } from './FairOdds.tsx';
import { FightPanel } from './FightPanel.tsx';
import {
  boutId,
  boutNames,
  fightPredictionOf,
  isPredictedBout,
  methodRows,
  type PredictedBout,
  roundRows,
} from './figures.ts';
import { KeyFactors } from './KeyFactors.tsx';
import { MainEventHead } from './MainEventHead.tsx';
import { OverUnderRounds } from './OverUnderRounds.tsx';
import { TaleOfTheTape } from './TaleOfTheTape.tsx';
import { Wings } from './Wings.tsx';

const grouped = new Intl.NumberFormat('en-US');

interface Props {
  readonly bout: Bout;
  /** When its card was last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
  /** Whether the card's prices can be taken. */
  readonly at: PriceClock;
  /** Its ledger statement; samples are on no ledger. */
  readonly sealed?: Sealed | undefined;
  /** The published prediction, for a re-run. */
  readonly rerun?: Rerunnable | undefined;
  /** The bout, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

function Figures({
  bout,
  at,
  sealed,
  rerun,
  of: check,
}: Omit<Props, 'seen'> & { readonly bout: PredictedBout }) {
  const { outcome, recipe } = bout.prediction;
  const names = boutNames(bout);
  const of = names.join(' against ');
  const { confidence, fightDuration, keyFactors } = fightPredictionOf(bout);
  const stars = starRating(confidence, 2);
  return (
    <div className="columns">
      <div>
        <FightPanel
          title="Method of victory"
          aside={`${grouped.format(recipe.iterations)} simulated fights`}
        >
          <Wings
            caption={`Method of victory, ${of}`}
            names={names}
            rows={methodRows(bout, 'UFC')}
          />
          <p className="note mt-3">
            {`Bars share one scale. With draws (${percent(100 * drawShare(outcome), 1)}) they add up to 100%; ` +
              'the win chances above leave draws out, as a two-way bet does.'}
          </p>
        </FightPanel>
        <FightPanel title="Round by round" aside="Who wins, and when">
          <Wings caption={`Wins by round, ${of}`} names={names} rows={roundRows(bout)} />
          <p className="note mt-3">
            {`The fight goes the distance in ${percent(100 * distanceShare(outcome), 1)} of the runs.`}
          </p>
        </FightPanel>
        <FightPanel title="Tale of the tape">
          <TaleOfTheTape a={bout.a} b={bout.b} />
        </FightPanel>
        {sealed && (
          <FightPanel title={entryTitle(sealed.entry)}>
            <LedgerNote sealed={sealed} prediction={bout.prediction} />
          </FightPanel>
        )}
        {rerun && (
          <FightPanel title="Re-run it">
            <RerunBlock rerun={rerun} of="fights" />
          </FightPanel>
        )}
      </div>
      <div>
        <FightPanel title="Confidence Rating">
          <ConfidenceFigure confidence={confidence} stars={stars} />
        </FightPanel>
        <FightPanel title="Expected duration">
          <p className="big">{minutesText(fightDuration)}</p>
          <p className="subline mt-2">
            {`Average fighting time, of ${bout.rounds * outcome.roundMinutes} minutes scheduled, breaks not counted.`}
          </p>
        </FightPanel>
        <FightPanel title="Over / under rounds">
          <OverUnderRounds outcome={outcome} of={of} bout={check} />
        </FightPanel>
        <FightPanel title="Fair odds">
          <FairOdds bout={bout} league="UFC" at={at} of={check} />
          <p className="note mt-3">
            At fair odds a bet breaks even if our chance is right. No book offers them.
          </p>
        </FightPanel>
        <FightPanel title="Key factors">
          <KeyFactors factors={keyFactors} />
        </FightPanel>
      </div>
    </div>
  );
}

/** The main event: its head with the best price, and all figures behind one line. */
export const MainEvent = ({ bout, seen, at, sealed, rerun, of }: Props) => (
  <>
    <MainEventHead bout={bout}>
      {isPredictedBout(bout) && (
        <TwoWayPrice
          part={boutPart(bout, 'UFC')}
          names={boutNames(bout)}
          seen={seen}
          at={at}
          of={of}
        />
      )}
    </MainEventHead>
    {isPredictedBout(bout) && (
      <div className="panel brief border-t-0">
        <Disclose id={boutId(bout)} summary="Full breakdown" of={boutNames(bout).join(' vs. ')}>
          <Figures bout={bout} at={at} sealed={sealed} rerun={rerun} of={of} />
        </Disclose>
      </div>
    )}
  </>
);
