import { useId, useState } from 'react';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import type { Passkey } from '../../contract/passkeys.ts';
import { deviceName } from '../../rules/deviceName.ts';
import { LONGEST_NAME } from '../../rules/passkeyName.ts';
import { ActButton } from '../ActButton.tsx';
import { keepPasskey, removePasskey, renamePasskey } from './ownPasskeys.ts';

interface Props {
  readonly passkey: Passkey;
  readonly busy: string;
}

const BLOCKED = {
  counter:
    'Blocked: its count of uses went back, so a copy of it may be in other hands. Remove it, and add a new one.',
  quiet:
    'Off: nobody had used this account for 45 days when a code signed in here. Keep it if it is yours.',
} as const;

/** A passkey's name in a field, as it is changed. */
function Rename({ passkey: { id, name }, busy, onDone }: Props & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState(name);
  const field = useId();
  const save = async () => {
    if (await renamePasskey(id, typed)) onDone();
  };
  return (
    <form
      className="passkey-name"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="figure-label" htmlFor={field}>
        Name
      </label>
      <input
        className="input"
        id={field}
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="acts">
        <ActButton busy={busy} does={`passkey name ${id}`} kind="ghost compact" onPress={save}>
          Save
        </ActButton>
        <button className="button quiet compact" type="button" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}

/** One of a member's passkeys, and what can be done with it. */
export function PasskeyRow({ passkey, busy }: Props) {
  const [renaming, setRenaming] = useState(false);
  const { id, name, device, createdAt, usedAt, syncs, blocked, isNews } = passkey;
  const which = `${name}, added ${accountMoment(createdAt)}`;
  if (renaming)
    return (
      <li>
        <Rename passkey={passkey} busy={busy} onDone={() => setRenaming(false)} />
      </li>
    );
  return (
    <li>
      <div>
        <h3 className="text-15 font-[650]">
          {name} {isNews && <span className="badge value">New</span>}
        </h3>
        <p className="subline leading-[1.5]">
          {usedAt === null ? 'Not used yet' : `Last used ${accountMoment(usedAt)}`}
          <br />
          Added {accountMoment(createdAt)} with {deviceName(device)}
          {syncs ? ', may be on several of your devices' : ', on one device'}
        </p>
        {blocked !== null && <p className="error">{BLOCKED[blocked]}</p>}
      </div>
      <div className="acts">
        {blocked === 'quiet' && (
          <ActButton
            busy={busy}
            does={`passkey keep ${id}`}
            kind="ghost compact"
            label={`Keep ${which}`}
            onPress={() => keepPasskey(id)}
          >
            Keep
          </ActButton>
        )}
        <button
          className="button quiet compact"
          type="button"
          aria-label={`Rename ${which}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </button>
        <ActButton
          busy={busy}
          does={`passkey remove ${id}`}
          kind="ghost compact"
          label={`Remove ${which}`}
          onPress={() => removePasskey(id)}
        >
          Remove
        </ActButton>
      </div>
    </li>
  );
}
