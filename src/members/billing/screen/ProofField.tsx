import { useId, useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';

interface Props {
  readonly label: string;
  readonly does: string;
  readonly busy: string;
  /** Digits only, this many at most; undefined: any text. */
  readonly digits?: number;
  readonly button: string;
  readonly onGive: (given: string) => void;
}

/** One thing by which a member proves that an account is theirs. */
export function ProofField({ label, does, busy, digits, button, onGive }: Props) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const give = () => {
    if (typed.trim() !== '') onGive(typed);
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <label htmlFor={field}>{label}</label>
      <input
        className={digits === undefined ? 'input' : 'input code-input'}
        id={field}
        value={typed}
        inputMode={digits === undefined ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={digits ?? 40}
        onChange={({ target: { value } }) =>
          setTyped(digits === undefined ? value : value.replaceAll(/\D/g, ''))
        }
      />
      <p className="acts">
        <ActButton busy={busy} does={does} kind="ghost" onPress={give}>
          {button}
        </ActButton>
      </p>
    </form>
  );
}
