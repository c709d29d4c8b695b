import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { BetFigures } from '#domain/record/betFigures.ts';
import { FEWEST_LUCK_BETS } from '#domain/record/betLuck.ts';
import { gainMoney, moneyText } from '#domain/record/betWords.ts';
import type { MeanEstimate } from '#domain/record/figures/clusteredMean.ts';

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
        From {FEWEST_LUCK_BETS} decided bets on we show what luck alone would give; with fewer,
        nearly anything can be luck.
      </p>
    );
  }
  const beyond = profit > luck.high ? 'above' : profit < luck.low ? 'below' : undefined;
  return (
    <div className="luck mt-3">
      <p>
        <b>By luck alone:</b> somebody without any skill, with the same stakes at the same prices,
        ends between <b>{gainMoney(Math.round(luck.low))}</b> and{' '}
        <b>{gainMoney(Math.round(luck.high))}</b> 19 times in 20.{' '}
        {beyond === undefined
          ? 'Your result lies within: luck alone explains it.'
          : `Your result lies ${beyond} that.`}
      </p>
      <p className="note">
        Counted with the books' shares before the start, margin removed, for {luck.closes} of{' '}
        {luck.bets} decided bets; for the others with the share at which the price breaks even,
        which is kind to luck. Bets on one game are taken to stand and fall together.
      </p>
    </div>
  );
}

/** Totals of all graded bets, losses first. */
export function BetSummary({ figures }: { readonly figures: BetFigures }) {
  const { lost, won, pushed, voided, roi, closing } = figures;
  return (
    <section className="panel" aria-labelledby="bets-summary">
      <h2 id="bets-summary">What they came to</h2>
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
            <dd className="remark">{roi ? rangeText(roi) : 'no stake was decided'}</dd>
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
        <LuckText figures={figures} />
      </div>
    </section>
  );
}
