import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $member, askAgain, loadAccount } from '#client/account/account.ts';
import { AccountSkeleton } from '#components/account/AccountSkeleton.tsx';
import { AskAgain } from '#components/account/AskAgain.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { useHydrated } from '../useHydrated.ts';
import { Devices } from './Devices.tsx';
import { NameCard } from './NameCard.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PaymentList } from './PaymentList.tsx';
import { Person } from './Person.tsx';
import { Subscription } from './Subscription.tsx';
import { SwitchPlan } from './SwitchPlan.tsx';
import { Toasts } from './Toasts.tsx';

/** @param arrived whether somebody has signed out on this very page: what they pressed is gone */
function SignedOut({ arrived }: { readonly arrived: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="empty">
      <h2 ref={heading} tabIndex={-1}>
        You are signed out
      </h2>
      <p>Sign in with your phone number to see your subscription, payments and devices.</p>
      <a className="btn" href="/subscribe">
        Log In
      </a>
    </div>
  );
}

/** Comes back from Stripe's pages or from sleep: how things stand may have changed there. */
function followReturns(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) loadAccount();
  };
  const onOnline = () => askAgain();
  addEventListener('pageshow', onShow);
  addEventListener('online', onOnline);
  return () => {
    removeEventListener('pageshow', onShow);
    removeEventListener('online', onOnline);
  };
}

function Account() {
  const member = useStore($member, { ssr: 'initial' });
  const hydrated = useHydrated();
  const wasIn = useRef(false);
  if (member.status === 'known' && member.value !== null) wasIn.current = true;
  useEffect(() => {
    loadAccount();
    return followReturns();
  }, []);
  return (
    <div className="account" data-ready={hydrated || undefined}>
      {hydrated && <OfflineNote />}
      {member.status === 'asking' && <AccountSkeleton />}
      {member.status === 'failed' && (
        <AskAgain what="Whether you are signed in could not be asked." onAgain={askAgain} />
      )}
      {member.status === 'known' && member.value === null && <SignedOut arrived={wasIn.current} />}
      {member.status === 'known' && member.value !== null && (
        <>
          <div className="account-grid">
            <Subscription />
            <Person user={member.value} />
          </div>
          <PaymentList />
          <Devices />
          <SwitchPlan />
          <NameCard />
        </>
      )}
      <Toasts />
    </div>
  );
}

/** What a member sees and does about their subscription and account. */
export const ManageAccount = () => (
  <SectionBoundary>
    <Account />
  </SectionBoundary>
);
