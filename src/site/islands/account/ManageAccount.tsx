import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { AccountSkeleton } from '#members/account/screen/AccountSkeleton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $current, $sessions, loadAccount, retryFailed } from '#members/account/screen/account.ts';
import { Devices } from '#members/account/screen/Devices.tsx';
import { OfflineNote } from '#members/account/screen/OfflineNote.tsx';
import { Person } from '#members/account/screen/Person.tsx';
import { $session, followSession } from '#members/account/screen/session.ts';
import { Toasts } from '#members/account/screen/Toasts.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { NameCard } from '#members/billing/screen/NameCard.tsx';
import { PaymentList } from '#members/billing/screen/PaymentList.tsx';
import { $proofs } from '#members/billing/screen/proving.ts';
import { Subscription } from '#members/billing/screen/Subscription.tsx';
import { SwitchPlan } from '#members/billing/screen/SwitchPlan.tsx';
import { KeptFocus } from '../KeptFocus.tsx';
import { Settled } from '../Settled.tsx';
import { useHydrated } from '../useHydrated.ts';
import { MemberParts, memberPart } from './MemberParts.tsx';

/** @param arrived whether somebody has signed out on this page, so that the button they pressed is gone */
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
      <p>Sign in to see your subscription, payments and devices.</p>
      <a className="button" href="/subscribe">
        Log In
      </a>
    </div>
  );
}

/** Stripe's pages, another tab and sleep may have changed things meanwhile, and a trusted device is shown more. */
function followReturns(): () => void {
  const stop = followSession(loadAccount);
  const onOnline = () => retryFailed();
  addEventListener('online', onOnline);
  const stopProofs = $proofs.listen(() => void loadAccount());
  return () => {
    stop();
    stopProofs();
    removeEventListener('online', onOnline);
  };
}

const PasskeyPart = memberPart(
  async () => (await import('#members/account/screen/passkeys/PasskeyPart.tsx')).PasskeyPart,
);

const SSR = { ssr: 'initial' } as const;

function Account() {
  const session = useStore($session, SSR);
  const [current, sessions] = [useStore($current, SSR), useStore($sessions, SSR)];
  const all = [session, current, sessions].map(({ status }) => status);
  const page = useFocusWhenLost<HTMLDivElement>(all.join());
  const hydrated = useHydrated();
  const wasIn = useRef(false);
  const user = session.status === 'known' ? session.user : undefined;
  if (user) wasIn.current = true;
  useEffect(() => {
    loadAccount();
    return followReturns();
  }, []);
  return (
    <div ref={page} tabIndex={-1} className="account" data-ready={hydrated || undefined}>
      {hydrated && <OfflineNote />}
      {session.status === 'asking' && <AccountSkeleton />}
      {session.status === 'failed' && (
        <AskAgain what="We could not check whether you are signed in." onAgain={retryFailed} />
      )}
      {user === null && <SignedOut arrived={wasIn.current} />}
      {user && (
        <Settled className="grid grid-cols-1 gap-5" placeholder={<AccountSkeleton />}>
          {user.subscriptionStatus === 'active' && (
            <p className="acts mb-4" data-offer="">
              <a className="button" href="/member">
                Your day
              </a>
            </p>
          )}
          <div className="account-grid grid gap-5 lg:grid-cols-2">
            <Subscription />
            <Person user={user} />
          </div>
          <MemberParts paid={user.subscriptionStatus === 'active'} />
          <PaymentList />
          <SectionBoundary>
            <Suspense fallback={<div className="skeleton h-24" />}>
              <PasskeyPart paid={user.subscriptionStatus === 'active'} />
            </Suspense>
          </SectionBoundary>
          <Devices />
          <SwitchPlan />
          <NameCard />
        </Settled>
      )}
      <Toasts />
    </div>
  );
}

/** A member's view of their subscription and account, with all actions. */
export const ManageAccount = () => (
  <SectionBoundary>
    <KeptFocus />
    <Account />
  </SectionBoundary>
);
