import { useStore } from '@nanostores/react';
import { $busy } from '#members/billing/screen/manage.ts';
import { ActButton } from '../ActButton.tsx';
import { addPasskey } from './ownPasskeys.ts';

/** Offered once after a sign-in by code, where the device can keep a passkey. */
export function PasskeyOffer({ onDone }: { readonly onDone: () => void }) {
  const busy = useStore($busy, { ssr: 'initial' });
  const add = async () => {
    if (await addPasskey()) onDone();
  };
  return (
    <section className="passkey-offer" aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">Sign in without a code next time</h2>
      <p>
        Add a passkey: your fingerprint, face or screen lock signs you in, also when no text
        arrives. You can remove it in your account.
      </p>
      <p className="acts">
        <ActButton busy={busy} does="passkey add" onPress={add}>
          Add a passkey
        </ActButton>
        <button className="button quiet" type="button" onClick={onDone}>
          Not now
        </button>
      </p>
    </section>
  );
}
