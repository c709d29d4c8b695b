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

interface Props {
  /** Whether it stands first, since this browser knows one. */
  readonly first?: boolean;
  /** Whether the browser may offer one in the field for the number. */
  readonly inField?: boolean;
}

/** Signing in without a code, where the browser has passkeys; in others nothing is shown. */
export function PasskeySignIn({ first = false, inField = false }: Props) {
  const hydrated = useHydrated();
  const session = useStore($session, { ssr: 'initial' });
  const busy = useStore($passkeyBusy, { ssr: 'initial' }) !== '';
  const problem = useStore($passkeyProblem, { ssr: 'initial' });
  const isOut = session.status === 'known' && !session.user;
  useEffect(() => (inField && isOut ? offerPasskeys() : undefined), [inField, isOut]);
  if (!hydrated || !hasPasskeys()) return null;
  return (
    <div className="passkey-sign-in grid gap-2">
      <button
        className={first ? 'button full' : 'button ghost full'}
        type="button"
        aria-busy={busy || undefined}
        onClick={() => !busy && signInWithPasskey()}
      >
        {busy && <span className="spin" />}
        {busy ? 'Waiting for your passkey …' : 'Sign in with a passkey'}
      </button>
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
    </div>
  );
}
