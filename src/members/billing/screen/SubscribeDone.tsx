import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { NOTICES } from '#domain/words/notices.ts';
import { KeptFocus } from '#islands/KeptFocus.tsx';
import { useHydrated } from '#islands/useHydrated.ts';
import { OfflineNote } from '#members/account/screen/OfflineNote.tsx';
import { Toasts } from '#members/account/screen/Toasts.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { SITE } from '#site';
import { $awaited, $waited, askForPremium, awaitPremium } from './awaitPremium.ts';
import { PaymentWait } from './PaymentWait.tsx';

const Active = ({ next }: { readonly next: ReactNode }) => (
  <>
    <div role="status">
      <CircleCheck className="mark" />
      <h2>{NOTICES.subscriptionActive.title}</h2>
      <p className="subline under">
        Premium is on. Answer three questions to set it up. Receipts and canceling are in{' '}
        <a href="/account">your account</a>.
      </p>
    </div>
    {next}
  </>
);

const SignedOut = () => (
  <div role="status">
    <h2>You are not signed in here</h2>
    <p className="subline under">
      Your payment is safe. Sign in with the same number to see it. Nothing is charged twice.
    </p>
    <p className="below">
      <a className="button" href="/subscribe">
        Sign in
      </a>
    </p>
  </div>
);

const Nothing = () => (
  <>
    <h2>No payment is waiting</h2>
    <p className="subline under">You come back to this page after you pay.</p>
    <p className="below">
      <a className="button" href="/subscribe" data-offer="">
        See the plans
      </a>
    </p>
  </>
);

interface Props {
  /** What a new member is asked, once the payment is confirmed. */
  readonly next: ReactNode;
}

function Panel({ next }: Props) {
  const awaited = useStore($awaited, { ssr: 'initial' });
  const seconds = useStore($waited, { ssr: 'initial' });
  const hydrated = useHydrated();
  const panel = useFocusWhenLost<HTMLDivElement>(awaited);
  useEffect(awaitPremium, []);
  const waiting = awaited === 'waiting' || awaited === 'late';
  return (
    <div ref={panel} tabIndex={-1} className="panel sign-in" data-stage={awaited}>
      <div className="content">
        {hydrated && <OfflineNote />}
        {awaited === 'active' && <Active next={next} />}
        {awaited === 'signed-out' && <SignedOut />}
        {awaited === 'nothing' && <Nothing />}
        {waiting && <PaymentWait seconds={seconds} late={awaited === 'late'} />}
        {waiting && (
          <p className="below">
            <button className="button ghost compact" type="button" onClick={() => askForPremium()}>
              Check again
            </button>
            <a className="call" href={SITE.phoneHref}>
              <Phone className="icon" />
              {SITE.phone}
            </a>
          </p>
        )}
      </div>
      <Toasts />
    </div>
  );
}

/** After the payment page: waits until the server says that the subscription is active. */
export const SubscribeDone = ({ next }: Props) => (
  <SectionBoundary>
    <KeptFocus />
    <Panel next={next} />
  </SectionBoundary>
);
