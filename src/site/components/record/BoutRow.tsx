import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { pairCall } from '#domain/events/pairCall.ts';
import { priceClock } from '#domain/events/priceClock.ts';
import { eventClock, toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveWinShare, methodShares } from '#domain/outcomes/fight.ts';
import { likeliestEnding } from '#domain/outcomes/fightPrediction.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { easternDate, fullDate, type Instant } from '#domain/time/time.ts';
import { Comb } from '../charts/Comb.tsx';
import { LedgerNote, type Sealed } from '../event/LedgerNote.tsx';
import { PriceState } from '../event/PriceState.tsx';
import { boutPart } from '../fights/boutPart.ts';
import { boutNames, isPredictedBout } from '../fights/figures.ts';
import { entryTitle } from '../game/sealed.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { StateWord } from '../ui/StateWord.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import type { CardBout } from './fightersOf.ts';

const METHOD = { knockout: 'knockout', submission: 'submission', decision: 'decision' } as const;

/** One bout of a fighter: card, date, both chances and the likeliest ending. */
export function BoutRow({
  card,
  bout,
  sealed,
  now,
}: CardBout & { readonly sealed?: Sealed | undefined; readonly now: Instant }) {
  const { a, b, prediction } = bout;
  const ending = prediction && likeliestEnding(prediction.outcome);
  const chance = (side: 'a' | 'b') =>
    prediction ? 100 * decisiveWinShare(prediction.outcome, side) : undefined;
  const [left, right] = [chance('a'), chance('b')];
  return (
    <article className="panel" {...(card.source === 'authored' ? {} : eventClock(card))}>
      <div className="panel-head">
        <h3>{`${a.name} vs. ${b.name}`}</h3>
        {card.source !== 'authored' && <StateWord told={toldOfEvent(card)} now={now} />}
      </div>
      <div className="content">
        <p className="subline">
          {`${card.name}, ${fullDate(easternDate(card.startTime))}`}
          {bout.weightClass !== undefined && `. ${bout.weightClass}, ${bout.rounds} rounds`}
        </p>
        {prediction && ending && left !== undefined && right !== undefined ? (
          <>
            <div className="mt-3">
              <Comb away={left} home={right} draw={0} awayName={a.name} homeName={b.name} />
            </div>
            <p className="mt-2">
              {`${a.name} ${percent(left, 1)}, ${b.name} ${percent(right, 1)}. Most likely: ${bout[ending.side].name} by ${METHOD[ending.method]}, ${percent(100 * methodShares(prediction.outcome, ending.side)[ending.method])} of all runs.`}
            </p>
            {isPredictedBout(bout) &&
              card.source !== 'authored' &&
              (bout.moneyline ?? []).length > 0 && (
                <p className="mt-2">
                  <PriceState at={priceClock({ ...card, asOf: oldestEventDatum(card) }, now)}>
                    {callSentence(pairCall(boutPart(bout, card.league), boutNames(bout)))}
                  </PriceState>
                </p>
              )}
          </>
        ) : (
          <p className="mt-2">
            <UnpredictedWords closed={card.status !== 'scheduled'} status={card.status} />
          </p>
        )}
      </div>
      {prediction && sealed && (
        <Disclose summary={entryTitle(sealed.entry)} of={`${a.name} vs. ${b.name}`}>
          <LedgerNote sealed={sealed} prediction={prediction} />
        </Disclose>
      )}
    </article>
  );
}
