import { useId, useState } from 'react';
import { dollarsOfCents } from '#members/billing/rules/planText.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ActButton } from './ActButton.tsx';

interface Props {
  readonly busy: string;
  /** Whether an active subscription ends with the account. */
  readonly paid: boolean;
  /** Cents of credit that came of payments: they go back to the card. */
  readonly credit: number;
  /** Returns why it failed. */
  readonly onDelete: (confirm: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const WORD = 'DELETE';

/** Asks for a confirming word before an account is deleted. */
export function DeleteDialog({ busy, paid, credit, onDelete, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useId();
  const press = async () => setProblem(await onDelete(typed.trim().toUpperCase()));
  return (
    <AccountDialog title="Delete this account" onClose={onClose}>
      <p>
        Your phone number, sessions and settings are deleted at once, on every device, and your
        number is taken off our records at Stripe, which keeps what you entered on its own pages.
        This cannot be undone.
      </p>
      {paid && (
        <p className="alert neg">
          <span>
            <b>Your subscription ends now,</b> not at the end of the time you paid for. To use that
            up, cancel instead and delete the account later.
          </span>
        </p>
      )}
      {credit > 0 && (
        <p className="note">
          Your unused credit of {dollarsOfCents(credit)} goes back to the card that paid it. If your
          bank does not take it, call us: it stays yours.
        </p>
      )}
      <p className="note">
        What stays, because the law and card networks require it: receipts at Stripe and, if you
        have paid, when you accepted the Terms, for four years and without your number.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <label className="figure-label" htmlFor={field}>
          Type {WORD} to confirm
        </label>
        <input
          className="input"
          id={field}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={problem === undefined ? undefined : `${field}-problem`}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        <p className="error" id={`${field}-problem`} role="alert">
          {problem}
        </p>
        <p className="acts">
          <ActButton busy={busy} does="delete" kind="danger" onPress={press}>
            Delete my account
          </ActButton>
          <button className="button quiet" type="button" onClick={onClose}>
            Keep my account
          </button>
        </p>
      </form>
    </AccountDialog>
  );
}
