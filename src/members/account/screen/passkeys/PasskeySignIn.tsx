import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useHydrated } from '#islands/useHydrated.ts';
import { $session } from '../session.ts';
import {
  $passkeyBusy,
  $passkeyProblem,
  offerPasskeys,
  signInWithPasskey,
} from './signInByPasskey.ts';
import { hasPasskeys } from './support.ts';

/** Signing in without a code, where the browser has passkeys; in others nothing is shown. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  const session = useStore($session, { ssr: 'initial' });
  const busy = useStore($passkeyBusy, { ssr: 'initial' }) !== '';
  const problem = useStore($passkeyProblem, { ssr: 'initial' });
  const isOut = session.status === 'known' && !session.user;
  useEffect(() => (isOut ? offerPasskeys() : undefined), [isOut]);
  if (!hydrated || !hasPasskeys()) return null;
  return (
    <div className="passkey-sign-in">
      <button
        className="button ghost full"
        type="button"
        aria-busy={busy || undefined}
        aria-describedby="passkey-note"
        onClick={() => !busy && signInWithPasskey()}
      >
        {busy && <span className="spin" />}
        {busy ? 'Waiting for your passkey …' : 'Sign in with a passkey'}
      </button>
      <p className="note" id="passkey-note">
        If you have added one: your fingerprint, face or screen lock instead of a code.
      </p>
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
    </div>
  );
}
