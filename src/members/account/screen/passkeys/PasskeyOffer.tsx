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
    <section className="mb-5 grid gap-3 border-b border-line pb-5" aria-labelledby="passkey-offer">
      <h2 id="passkey-offer" className="text-21 font-[750] tracking-[-0.02em]">
        Sign in without a code next time
      </h2>
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
