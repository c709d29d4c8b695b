import { useHydrated } from '#islands/useHydrated.ts';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { hasPasskeys } from './passkeys/support.ts';

interface Props {
  /** Whether a passkey is offered here. */
  readonly passkey: boolean;
  /** Whether the browser may offer one in the field for the number. */
  readonly inField?: boolean;
  /** Whether a code by e-mail may be asked for. */
  readonly email: boolean;
  readonly busy: boolean;
  readonly onEmail: () => void;
}

/** Ways in beside a text: the same for every number, and nothing where there is none. */
export function OtherWays({ passkey, inField = false, email, busy, onEmail }: Props) {
  const hydrated = useHydrated();
  const offersPasskey = passkey && hydrated && hasPasskeys();
  if (!offersPasskey && !email) return null;
  return (
    <div className="other-ways">
      <p className="or">or</p>
      {offersPasskey && <PasskeySignIn inField={inField} />}
      {email && (
        <button
          className="button ghost full"
          type="button"
          aria-busy={busy || undefined}
          onClick={onEmail}
        >
          {busy && <span className="spin" />}
          E-mail me the code instead
        </button>
      )}
    </div>
  );
}
