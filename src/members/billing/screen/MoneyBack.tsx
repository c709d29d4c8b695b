import { GUARANTEE_DAYS } from '#domain/product/guarantee.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { amountText, dateText } from '../rules/accountText.ts';
import { wishMoneyBack } from './manage.ts';

interface Props {
  /** What was paid so far, and until when it can be had back. */
  readonly offered: { readonly until: string; readonly cents: number };
  readonly busy: string;
}

/** The guarantee, while it lasts: one click, and what it does. */
export const MoneyBack = ({ offered: { until, cents }, busy }: Props) => (
  <div className="money-back mt-4">
    <p className="note">
      {GUARANTEE_DAYS}-day guarantee: until {dateText(until)}, one click gets back what you paid.
      Premium then ends at once.
    </p>
    <p className="acts">
      <ActButton busy={busy} does="money back" kind="quiet" onPress={wishMoneyBack}>
        Get {amountText(cents)} back and end Premium
      </ActButton>
    </p>
  </div>
);
