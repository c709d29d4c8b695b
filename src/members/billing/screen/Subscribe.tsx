import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { carryToast } from '#client/carriedToast.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { NOTICES } from '#domain/words/notices.ts';
import { KeptFocus } from '#islands/KeptFocus.tsx';
import { useHydrated } from '#islands/useHydrated.ts';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { CookiesNote } from '#members/account/screen/CookiesNote.tsx';
import { OfflineNote } from '#members/account/screen/OfflineNote.tsx';
import { mayOffer } from '#members/account/screen/passkeys/mayOffer.ts';
import { SignInSteps } from '#members/account/screen/SignInSteps.tsx';
import {
  $session,
  askSession,
  followSession,
  type Session,
} from '#members/account/screen/session.ts';
import { Toasts } from '#members/account/screen/Toasts.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { CancelledNote } from './CancelledNote.tsx';
import { $plan } from './choosePlan.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { PlanStep } from './PlanStep.tsx';

/** A member with a subscription has nothing to buy. */
function leaveForHome(): void {
  // A purchase that has just succeeded shows its own message on the way home.
  if ($plan.get().busy) return;
  carryToast(NOTICES.alreadySubscribed);
  location.replace('/');
}

/** Loaded for who is offered one. */
const PasskeyOffer = lazy(async () => ({
  default: (await import('#members/account/screen/passkeys/PasskeyOffer.tsx')).PasskeyOffer,
}));

const userOf = (session: Session) => (session.status === 'known' ? session.user : null);

/** Nothing is sold to members who have shut themselves out. */
const ShutOutStep = () => (
  <div className="empty">
    <h2>You are signed in</h2>
    <p>
      You are on a break, so we show no offers. If you have a subscription, you can cancel it in
      your account.
    </p>
    <a className="button" href="/account">
      Your account
    </a>
  </div>
);

function Panel() {
  const session = useStore($session, { ssr: 'initial' });
  const hydrated = useHydrated();
  const user = userOf(session);
  // Also if only this device is shut: see site/scripts/who.ts.
  const isDeviceShut = hydrated && document.documentElement.dataset.shut !== undefined;
  const shutOut = user != null && (user.shutOutUntil !== null || isDeviceShut);
  const member = user?.subscriptionStatus === 'active';
  // A reader who has signed in on this page is led on to the plans, including with a screen reader.
  const wasOut = useRef(false);
  if (session.status === 'known' && !user) wasOut.current = true;

  useEffect(() => {
    askSession();
    return followSession();
  }, []);
  const isIn = user !== null;
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    if (!isIn) return;
    const offering = wasOut.current ? mayOffer() : Promise.resolve(false);
    offering.then((may) => {
      if (may) setOffered(true);
      else if (member) leaveForHome();
    });
  }, [isIn, member]);
  const endOffer = () => {
    setOffered(false);
    if (member) leaveForHome();
  };

  const stage = user ? (member ? 'member' : 'plan') : session.status;
  const panel = useFocusWhenLost<HTMLDivElement>(stage);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="panel sign-in"
      data-stage={stage}
      data-ready={hydrated || undefined}
    >
      <div className="content">
        {hydrated && <CancelledNote />}
        {hydrated && <OfflineNote />}
        {session.status === 'failed' && (
          <AskAgain what="We could not check whether you are signed in." onAgain={askSession} />
        )}
        {!user && <CookiesNote />}
        {!user && <SignInSteps />}
        {offered && user && (
          <SectionBoundary>
            <Suspense fallback={null}>
              <PasskeyOffer onDone={endOffer} />
            </Suspense>
          </SectionBoundary>
        )}
        {shutOut && <ShutOutStep />}
        {stage === 'plan' && user && !shutOut && <PlanStep user={user} arrived={wasOut.current} />}
        {(stage === 'asking' || (stage === 'member' && !offered)) && <PlanSkeleton />}
      </div>
      <Toasts />
    </div>
  );
}

/** Sign-in for visitors, the plans for members without a subscription. */
export const Subscribe = () => (
  <SectionBoundary>
    <KeptFocus />
    <Panel />
  </SectionBoundary>
);
