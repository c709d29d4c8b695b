import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted } from '#domain/words/counted.ts';
import { $busy, signOutSession } from '#members/billing/screen/manage.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { ActButton } from '../ActButton.tsx';
import { removePasskey } from './ownPasskeys.ts';

interface Props {
  /** How many passkeys the member has. */
  readonly passkeys: number;
  readonly onClose: () => void;
}

/** Asks whether the passkeys go, too: whoever has one signs in again. */
export function EverywhereDialog({ passkeys, onClose }: Props) {
  const busy = useStore($busy);
  const [removes, setRemoves] = useState(false);
  const press = async () => {
    if (removes && !(await removePasskey('all'))) return;
    await signOutSession('all', true);
  };
  return (
    <AccountDialog title="Sign out everywhere" onClose={onClose}>
      <p>
        Every device is signed out, this one too. Whoever has one of your passkeys can sign in
        again.
      </p>
      <label className="checkbox items-center">
        <input
          type="checkbox"
          checked={removes}
          onChange={({ currentTarget }) => setRemoves(currentTarget.checked)}
        />
        <span>Remove my {counted(passkeys, 'passkey')}, too: a device was lost or stolen</span>
      </label>
      <p className="acts">
        <ActButton busy={busy} does="session all" kind="danger" onPress={press}>
          Sign out everywhere
        </ActButton>
        <button className="button quiet" type="button" onClick={onClose}>
          Stay signed in
        </button>
      </p>
    </AccountDialog>
  );
}
