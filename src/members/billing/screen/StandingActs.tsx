import { useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { amountText } from '../rules/accountText.ts';
import { PLANS } from '../rules/plans.ts';
import { paysThePrice, type ShownSubscription } from '../rules/standingText.ts';
import { EndDialog } from './EndDialog.tsx';
import { askSwitch, cancelSubscription, goToPortal, keepSubscription } from './manage.ts';

interface Props {
  readonly shown: ShownSubscription;
  /** Stripe's page of the open invoice. */
  readonly payUrl: string | undefined;
  readonly busy: string;
}

const Active = ({ shown, busy }: Props) => {
  const other = shown.tier === 'monthly' ? 'yearly' : 'monthly';
  return (
    <>
      <span data-offer="">
        <ActButton busy={busy} does="preview" onPress={() => askSwitch(other)}>
          Switch to {other}
          {paysThePrice(shown) && `, ${amountText(PLANS[other].cents)}`}
        </ActButton>
      </span>
      <ActButton busy={busy} does="portal" kind="ghost" onPress={goToPortal}>
        Change card
      </ActButton>
      <ActButton busy={busy} does="cancel" kind="quiet" onPress={cancelSubscription}>
        Cancel subscription
      </ActButton>
    </>
  );
};

function Unpaid({ payUrl, busy }: Props) {
  const [ending, setEnding] = useState(false);
  const end = async () => (await cancelSubscription()) || setEnding(false);
  return (
    <>
      {payUrl !== undefined && (
        <a className="button" href={payUrl}>
          Pay now
        </a>
      )}
      <ActButton busy={busy} does="portal" kind="ghost" onPress={goToPortal}>
        Update card
      </ActButton>
      <ActButton busy={busy} does="end" kind="quiet" onPress={() => setEnding(true)}>
        Cancel subscription
      </ActButton>
      {ending && <EndDialog busy={busy} onEnd={end} onClose={() => setEnding(false)} />}
    </>
  );
}

/** A member's actions on their subscription, by its state. */
export function StandingActs(props: Props) {
  const { shown, busy } = props;
  if (shown.standing === 'active') return <Active {...props} />;
  if (shown.standing === 'past_due' || shown.standing === 'unpaid') return <Unpaid {...props} />;
  if (shown.standing === 'ending') {
    return (
      <span data-offer="">
        <ActButton busy={busy} does="keep" onPress={keepSubscription}>
          Keep my subscription
        </ActButton>
      </span>
    );
  }
  return (
    <a className="button" href="/subscribe" data-offer="">
      Subscribe again
    </a>
  );
}
