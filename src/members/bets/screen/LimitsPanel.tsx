import { type FormEvent, useState } from 'react';
import { HIGHEST_STAKE } from '#domain/record/bet.ts';
import { centsOf, moneyText } from '#domain/record/betWords.ts';
import { shortDayTime } from '#domain/time/time.ts';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import {
  type BetLimit,
  limitAt,
  RAISE_HOURS,
  type StakeLimits,
  type Today,
} from '../rules/limits.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly limits: StakeLimits;
  readonly today: Today;
  readonly now: Date;
  /** Whether the account stores them, or only this device. */
  readonly signedIn: boolean;
  /** Whether the account could not be asked. */
  readonly failed: boolean;
  readonly onAgain: () => void;
  readonly onChange: (
    stake: number | undefined,
    loss: number | undefined,
  ) => Promise<string | undefined>;
}

/** For an account the server has said what is in force. */
const typedOf = (limit: BetLimit, now: Date, signedIn: boolean): string => {
  const cents = signedIn ? limit.cents : limitAt(limit, now);
  return cents === undefined ? '' : String(cents / 100);
};

function nextText({ next }: BetLimit, now: Date, signedIn: boolean): string | undefined {
  if (!next || (!signedIn && Date.parse(next.from) <= now.getTime())) return undefined;
  const what = next.cents === undefined ? 'No limit' : moneyText(next.cents);
  return `${what} from ${shortDayTime(next.from)} on`;
}

const TOO_HIGH = `At most ${moneyText(HIGHEST_STAKE)}, or leave it empty for no limit.`;
const NOT_MONEY = 'An amount in dollars, or leave it empty for no limit.';

function wrong(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const cents = centsOf(typed);
  if (cents === undefined) return NOT_MONEY;
  return cents > HIGHEST_STAKE ? TOO_HIGH : undefined;
}

/** A reader's own daily limits. */
export function LimitsPanel({ limits, today, now, signedIn, failed, onAgain, onChange }: Props) {
  // Typed text stays until saved; otherwise the current limits show, including those set in another tab.
  const [typedStake, setStake] = useState<string>();
  const [typedLoss, setLoss] = useState<string>();
  const stake = typedStake ?? typedOf(limits.stake, now, signedIn);
  const loss = typedLoss ?? typedOf(limits.loss, now, signedIn);
  const [told, setTold] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong(stake) ?? wrong(loss)) return setTold('');
    // An untouched field requests nothing: a higher limit on its way stays on its way.
    const wanted = (typed: string | undefined, limit: BetLimit): number | undefined =>
      typed === undefined ? (limit.next ?? limit).cents : centsOf(typed);
    const problem = await onChange(
      wanted(typedStake, limits.stake),
      wanted(typedLoss, limits.loss),
    );
    setTold(problem ?? 'Saved. A lower limit counts from now on.');
    if (problem !== undefined) return;
    setStake(undefined);
    setLoss(undefined);
  };
  return (
    <section className="panel" aria-labelledby="limits">
      <h2 id="limits">Daily limits</h2>
      <div className="content">
        <p className="subline">
          Today so far: {moneyText(today.staked)} staked, {moneyText(today.lost)} lost (Eastern
          day).
        </p>
        {failed && (
          <AskAgain
            what="We could not load your account’s limits. These are the last that this device knows."
            onAgain={onAgain}
          />
        )}
        <form className="bet-form mt-3" noValidate onSubmit={save}>
          <Field
            label="Stakes a day, $"
            inputMode="decimal"
            value={stake}
            problem={wrong(stake)}
            hint={nextText(limits.stake, now, signedIn)}
            onChange={({ target }) => setStake(target.value)}
          />
          <Field
            label="Losses a day, $"
            inputMode="decimal"
            value={loss}
            problem={wrong(loss)}
            hint={nextText(limits.loss, now, signedIn)}
            onChange={({ target }) => setLoss(target.value)}
          />
          <p className="acts wide col-span-full">
            <button className="button ghost" type="submit">
              Save limits
            </button>
            <span role="status">{told}</span>
          </p>
        </form>
        <p className="note">
          A lower limit counts at once; raising or removing one takes {RAISE_HOURS} hours. At your
          limit you can note no more bets from a price here. We cannot limit your account at a
          sportsbook: set limits there, too.{' '}
          {signedIn
            ? 'Kept with your phone number.'
            : 'Kept on this device only while you are signed out.'}
        </p>
      </div>
    </section>
  );
}
