import { useId, useState } from 'react';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { ActButton } from '#members/account/screen/ActButton.tsx';

interface Props {
  readonly busy: boolean;
  /** What is wrong with the last answer. */
  readonly problem: string | undefined;
  readonly onName: (last4: string) => void;
  readonly onClose: () => void;
}

/** Asks a new device to name the card on file. */
export function CardDialog({ busy, problem, onName, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const field = useId();
  return (
    <AccountDialog title="Which card pays for this?" onClose={onClose}>
      <p>
        You signed in on this device less than a day ago. In case somebody took over your number,
        please tell us which card is on file.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(typed);
        }}
      >
        <label className="figure-label" htmlFor={field}>
          Last four digits of the card
        </label>
        <input
          className="input code-input"
          id={field}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-describedby={problem === undefined ? undefined : `${field}-problem`}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        />
        <p className="error" id={`${field}-problem`} role="alert">
          {problem}
        </p>
        <p className="acts">
          <ActButton busy={busy ? 'card' : ''} does="card" onPress={() => onName(typed)}>
            Continue{' '}
          </ActButton>
          <button className="button quiet" type="button" onClick={onClose}>
            Not now
          </button>
        </p>
      </form>
    </AccountDialog>
  );
}
