import { signed } from '#domain/numbers/numbers.ts';
import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import { signTone } from '../../ui/signTone.ts';
import { EMPTY_CELL, gainRange, gainText, groupedDigits } from '../words.ts';

const dayOf = (instant: string): string => fullDate(easternDate(instant));

function drawdownText({ from, to, drawdown }: GroupFigures['worst']): string {
  if (drawdown === 0 || !from || !to) return 'never below its last high';
  return `from ${dayOf(from)} to ${dayOf(to)}`;
}

interface Props {
  readonly figures: GroupFigures;
  /** Picks of a winner between sides; absent without any. */
  readonly winners: GroupFigures | undefined;
}

/** Totals of all picks: the losses and the worst runs before the return. */
export function Headline({ figures, winners }: Props) {
  const { lost, won, pushed, voided, worst, units, roi, staked } = figures;
  const range = gainRange(roi);
  const neither = [
    pushed > 0 && `${groupedDigits(pushed)} pushed`,
    voided > 0 && `${groupedDigits(voided)} void`,
  ].filter(Boolean);
  return (
    <dl className="stats step-4">
      <div className="stat">
        <dt>Picks lost</dt>
        <dd>{groupedDigits(lost)}</dd>
        <dd className="remark">
          {`${groupedDigits(won)} won${neither.length > 0 ? `, ${neither.join(', ')}` : ''}, all markets`}
        </dd>
      </div>
      <div className="stat">
        <dt>Longest losing run</dt>
        <dd>{winners ? groupedDigits(winners.worst.losses) : EMPTY_CELL}</dd>
        <dd className="remark">moneyline picks lost in a row</dd>
      </div>
      <div className="stat">
        <dt>Worst drawdown</dt>
        <dd>{units === undefined ? EMPTY_CELL : `${worst.drawdown.toFixed(1)} units`}</dd>
        <dd className="remark">
          {units === undefined ? 'no graded pick has a price' : drawdownText(worst)}
        </dd>
      </div>
      <div className="stat">
        <dt>Return</dt>
        <dd className={signTone(units)}>{gainText(roi)}</dd>
        <dd className="remark">
          {units === undefined
            ? 'no graded pick has a price'
            : `${signed(units, 1)} units on ${groupedDigits(staked)} priced picks${range ? `, 95% range ${range}` : ', too few for a range'}`}
        </dd>
      </div>
    </dl>
  );
}
