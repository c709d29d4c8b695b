import { centsOf, moneyText } from '#domain/record/betWords.ts';
import { HIGHEST_STAKE_SHARE, stakeHelpCents } from '../rules/stakeHelp.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly bankroll: string;
  readonly onBankroll: (typed: string) => void;
  /** Share for the price as typed; undefined if that is not one of our edges. */
  readonly quarterKellyShare: number | undefined;
}

/** A careful bettor's maximum stake. */
export function StakeHelp({ bankroll, onBankroll, quarterKellyShare }: Props) {
  const cents = stakeHelpCents(quarterKellyShare, centsOf(bankroll) ?? 0);
  const text =
    quarterKellyShare === undefined
      ? 'This price is not worth taking: stake $0.'
      : centsOf(bankroll) === undefined
        ? 'Enter all that you can afford to lose, and we show the most to stake on this bet.'
        : `At most ${moneyText(cents)}: a quarter of the Kelly stake, never above ${100 * HIGHEST_STAKE_SHARE}% of your bankroll.`;
  return (
    <div className="stake-help">
      <Field
        label="Bankroll, $ (stays on this device)"
        inputMode="decimal"
        value={bankroll}
        onChange={({ target }) => onBankroll(target.value)}
      />
      <p role="status">{text}</p>
    </div>
  );
}
