import { type FormEvent, useState } from 'react';
import { type Limit, type Limits, limitAt, RAISE_HOURS, type Today } from '#domain/bets/limits.ts';
import { centsOf, moneyText } from '#domain/bets/words.ts';
import { shortDayTime } from '#domain/time.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly limits: Limits;
  readonly today: Today;
  readonly now: Date;
  /** Whether the account keeps them, or this device alone. */
  readonly signedIn: boolean;
  readonly onChange: (
    stake: number | undefined,
    loss: number | undefined,
  ) => Promise<string | undefined>;
}

const typedOf = (limit: Limit, now: Date): string => {
  const cents = limitAt(limit, now);
  return cents === undefined ? '' : String(cents / 100);
};

function nextText({ next }: Limit, now: Date): string | undefined {
  if (!next || Date.parse(next.from) <= now.getTime()) return undefined;
  const what = next.cents === undefined ? 'No limit' : moneyText(next.cents);
  return `${what} from ${shortDayTime(next.from)} on`;
}

const NOT_MONEY = 'An amount in dollars, or nothing for no limit.';

/** A reader's own limits a day. */
export function LimitsPanel({ limits, today, now, signedIn, onChange }: Props) {
  const [stake, setStake] = useState(typedOf(limits.stake, now));
  const [loss, setLoss] = useState(typedOf(limits.loss, now));
  const [told, setTold] = useState('');
  const wrong = (typed: string) =>
    typed.trim() !== '' && centsOf(typed) === undefined ? NOT_MONEY : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong(stake) ?? wrong(loss)) return setTold('');
    const problem = await onChange(centsOf(stake), centsOf(loss));
    setTold(problem ?? 'Saved. A lower limit counts from now on.');
  };
  return (
    <section className="panel" aria-labelledby="limits">
      <h2 id="limits">Your limits a day</h2>
      <div className="content">
        <p className="subline">
          Today so far: {moneyText(today.staked)} staked, {moneyText(today.lost)} lost (Eastern
          day).
        </p>
        <form className="bet-form mt-3" noValidate onSubmit={save}>
          <Field
            label="Stakes a day, $"
            inputMode="decimal"
            value={stake}
            problem={wrong(stake)}
            hint={nextText(limits.stake, now)}
            onChange={({ target }) => setStake(target.value)}
          />
          <Field
            label="Losses a day, $"
            inputMode="decimal"
            value={loss}
            problem={wrong(loss)}
            hint={nextText(limits.loss, now)}
            onChange={({ target }) => setLoss(target.value)}
          />
          <p className="acts wide">
            <button className="button ghost" type="submit">
              Save limits
            </button>
            <span role="status">{told}</span>
          </p>
        </form>
        <p className="note">
          A lower limit counts at once, a higher one or none only after {RAISE_HOURS} hours. At a
          limit no more bets can be noted from a price here. No site can hold your account at a
          book: set limits there, too.{' '}
          {signedIn
            ? 'They are kept with your phone number.'
            : 'They are kept on this device alone while you are signed out.'}
        </p>
      </div>
    </section>
  );
}
