import { useStore } from '@nanostores/react';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $current, retryFailed } from '#members/account/screen/account.ts';
import { noSubscription, PAYMENT_COMING, planStandingText } from '../rules/standingText.ts';
import { MoneyBack } from './MoneyBack.tsx';
import { $busy } from './manage.ts';
import { Notices } from './Notices.tsx';
import { StandingActs } from './StandingActs.tsx';
import { StandingPanel } from './StandingPanel.tsx';

/** How the member's subscription stands. */
export function Subscription() {
  const current = useStore($current, { ssr: 'initial' });
  const busy = useStore($busy, { ssr: 'initial' });
  if (current.status === 'failed') {
    return <AskAgain what="We could not load your subscription." onAgain={retryFailed} />;
  }
  if (current.status === 'asking') {
    return (
      <div className="panel account-panel" aria-busy="true">
        <div className="content">
          <p className="visually-hidden" role="status">
            Loading your subscription …
          </p>
          <div className="skeleton h-6 w-1/2" />
          <div className="skeleton h-8" />
          <div className="skeleton h-8" />
          <div className="skeleton h-11 w-2/3" />
        </div>
      </div>
    );
  }
  const { subscription, invoices, moneyBack, notices } = current.value;
  const told = notices.length > 0 && <Notices notices={notices} />;
  if (!subscription && current.value.waiting) {
    return (
      <StandingPanel text={PAYMENT_COMING} more={told}>
        {null}
      </StandingPanel>
    );
  }
  if (!subscription) {
    return (
      <StandingPanel text={noSubscription(invoices)} more={told}>
        <a className="button" href="/subscribe" data-offer="">
          Upgrade to Premium
        </a>
      </StandingPanel>
    );
  }
  const payUrl = invoices.find(({ status }) => status === 'open')?.url ?? undefined;
  return (
    <StandingPanel
      text={planStandingText(subscription, invoices)}
      more={
        <>
          {moneyBack && <MoneyBack offered={moneyBack} busy={busy} />}
          {told}
        </>
      }
    >
      <StandingActs shown={subscription} payUrl={payUrl} busy={busy} />
    </StandingPanel>
  );
}
