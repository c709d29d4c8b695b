import { useState } from 'react';
import { CODE_DIGITS, CODE_MINUTES, typedCode } from '#members/account/rules/code.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { LONGEST_ADDRESS } from '../rules/address.ts';

interface AskProps {
  readonly busy: string;
  readonly onAsk: (address: string) => void;
  /** Why it is requested again. */
  readonly first?: string;
}

/** Asks for an address, to which a code is sent. */
export function AskAddress({ busy, onAsk, first = '' }: AskProps) {
  const [address, setAddress] = useState(first);
  return (
    <form
      className="email-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === '' && address.trim() !== '') onAsk(address.trim());
      }}
    >
      <div className="field">
        <label htmlFor="picks-address">Your e-mail address</label>
        <input
          id="picks-address"
          className="input"
          type="email"
          autoComplete="email"
          required
          maxLength={LONGEST_ADDRESS}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </div>
      <button className="button ghost" type="submit" aria-busy={busy === 'email code' || undefined}>
        {busy === 'email code' && <span className="spin" />}
        Send a code
      </button>
    </form>
  );
}

interface CodeProps {
  readonly address: string;
  readonly busy: string;
  readonly onCode: (code: string) => void;
  readonly onAnother: () => void;
  readonly onResend: () => void;
}

/** Asks for the code sent to an address. */
export function AddressCode({ address, busy, onCode, onAnother, onResend }: CodeProps) {
  const [code, setCode] = useState('');
  return (
    <form
      className="email-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === '' && code.length === CODE_DIGITS) onCode(code);
      }}
    >
      <div className="field">
        <label htmlFor="picks-code">6-digit code</label>
        <input
          id="picks-code"
          className="input code-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern="\d{6}"
          aria-describedby="picks-code-note"
          value={code}
          onChange={({ currentTarget }) => setCode(typedCode(currentTarget.value))}
        />
      </div>
      <button className="button" type="submit" aria-busy={busy === 'email confirm' || undefined}>
        {busy === 'email confirm' && <span className="spin" />}
        Confirm
      </button>
      <p className="note" id="picks-code-note">
        {`Sent to ${address}. It is good for ${CODE_MINUTES.email} minutes.`}
      </p>
      <p className="acts">
        <ActButton busy={busy} does="email code" kind="quiet compact" onPress={onResend}>
          Send another
        </ActButton>
        <ActButton busy={busy} does="another address" kind="quiet compact" onPress={onAnother}>
          Another address
        </ActButton>
      </p>
    </form>
  );
}
