import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { $current, loadCurrent } from '#members/account/screen/account.ts';
import { dateText } from '#members/billing/rules/accountText.ts';
import { $busy, cancelSubscription } from '#members/billing/screen/manage.ts';

const CancelNow = ({ busy }: { readonly busy: string }) => (
  <p className="acts">
    <ActButton busy={busy} does="cancel" onPress={cancelSubscription}>
      Cancel subscription
    </ActButton>
  </p>
);

/** Charges that continue during a member's break, and the one click that ends them. */
export function ShutOutNote() {
  const current = useStore($current, { ssr: 'initial' });
  const busy = useStore($busy, { ssr: 'initial' });
  useEffect(() => {
    void loadCurrent();
  }, []);
  const shown = current.status === 'known' ? current.value.subscription : null;
  if (shown?.standing === 'ending') {
    return (
      <p className="alert mt-4">
        <span>Your subscription is canceled: nothing more is charged.</span>
      </p>
    );
  }
  if (shown?.pausedUntil !== undefined && shown.standing === 'active') {
    return (
      <div className="alert mt-4">
        <span>
          Payments pause for your break until <b>{dateText(shown.pausedUntil)}</b>, and go on by
          themselves after it unless you cancel.
          {shown.tier === 'yearly' &&
            ` Your paid year is longer by the break and ends on ${dateText(shown.periodEnd)}.`}
        </span>
        <CancelNow busy={busy} />
      </div>
    );
  }
  if (shown?.standing !== 'active' && shown?.standing !== 'past_due') return null;
  return (
    <div className="alert mt-4">
      <span>
        Your subscription goes on: <b>{dateText(shown.periodEnd)}</b> it is charged again unless you
        cancel it.
      </span>
      <CancelNow busy={busy} />
    </div>
  );
}
