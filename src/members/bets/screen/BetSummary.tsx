import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { BetFigures } from '#domain/record/betFigures.ts';
import { FEWEST_LUCK_BETS } from '#domain/record/betLuck.ts';
import { gainMoney, moneyText } from '#domain/record/betWords.ts';
import type { MeanEstimate } from '#domain/record/figures/clusteredMean.ts';
import { counted } from '#domain/words/counted.ts';

const percent = (value: number): string => `${signed(value, 1)}%`;

const rangeText = ({ low, high }: MeanEstimate): string =>
  low === undefined || high === undefined
    ? 'too few bets for a range'
    : `95% range ${percent(low)} to ${percent(high)}`;

const NONE = '–';

function LuckText({ figures }: { readonly figures: BetFigures }) {
  const { luck, profitCents: profit } = figures;
  if (!luck) {
    return (
      <p className="note mt-3">
        After {FEWEST_LUCK_BETS} decided bets we show what luck alone would give. Before that,
        nearly anything can be luck.
      </p>
    );
  }
  const beyond = profit > luck.high ? 'above' : profit < luck.low ? 'below' : undefined;
  return (
    <div className="luck mt-3">
      <p>
        <b>By luck alone:</b> these bets would end between <b>{gainMoney(Math.round(luck.low))}</b>{' '}
        and <b>{gainMoney(Math.round(luck.high))}</b> 19 times in 20.{' '}
        {beyond === undefined
          ? 'You are inside that range: it may all be luck.'
          : `You are ${beyond} it.`}
      </p>
      <p className="note">
        Based on the closing odds for {luck.closes} of {luck.bets} decided bets and on your own
        price for the rest. Bets on one game count as winning and losing together.
      </p>
    </div>
  );
}

/** Totals of all graded bets, losses first. */
export function BetSummary({ figures }: { readonly figures: BetFigures }) {
  const { lost, won, pushed, voided, roi, closing } = figures;
  const notes = [
    figures.bonus !== undefined &&
      `${counted(figures.bonus, 'bonus bet')}: in the profit, but not in stakes and return.`,
    figures.corrected !== undefined &&
      `${counted(figures.corrected, 'bet')} corrected after the start.`,
  ].filter(Boolean);
  return (
    <section className="panel" aria-labelledby="bets-summary">
      <h2 id="bets-summary">Results</h2>
      <div className="content">
        <dl className="stats step-4">
          <div className="stat">
            <dt>Lost</dt>
            <dd>{lost}</dd>
            <dd className="remark">
              {`${won} won${pushed > 0 ? `, ${pushed} pushed` : ''}${voided > 0 ? `, ${voided} void` : ''}`}
            </dd>
          </div>
          <div className="stat">
            <dt>Profit</dt>
            <dd className={signTone(figures.profitCents)}>{gainMoney(figures.profitCents)}</dd>
            <dd className="remark">
              {`on ${moneyText(figures.stakedCents)} staked; ${signed(figures.units, 1)} units at even stakes`}
            </dd>
          </div>
          <div className="stat">
            <dt>Return on stakes</dt>
            <dd className={signTone(roi?.mean)}>{roi ? percent(roi.mean) : NONE}</dd>
            <dd className="remark">{roi ? rangeText(roi) : 'no bet won or lost yet'}</dd>
          </div>
          <div className="stat">
            <dt>Closing-line value</dt>
            <dd className={signTone(closing?.value.mean)}>
              {closing ? percent(closing.value.mean) : NONE}
            </dd>
            <dd className="remark">
              {closing
                ? `${closing.bets} with a known close, ${Math.round(closing.beat)}% beat it; ${rangeText(closing.value)}`
                : 'no closing price known'}
            </dd>
          </div>
        </dl>
        {notes.length > 0 && <p className="note mt-3">{notes.join(' ')}</p>}
        <LuckText figures={figures} />
      </div>
    </section>
  );
}
