import { type ClipboardEvent, useEffect, useRef } from 'react';
import { CODE_DIGITS, typedCode } from '../rules/code.ts';
import { formatPhone } from '../rules/phone.ts';
import { pasted } from '../rules/typing.ts';
import { BusyButton } from './BusyButton.tsx';
import { FieldError } from './FieldError.tsx';
import { NoTexts } from './NoTexts.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { ShownProblem } from './problem.ts';
import { ResendButton } from './ResendButton.tsx';
import { StepBar } from './StepBar.tsx';

interface Props {
  readonly phone: string;
  /** How the code comes. */
  readonly by: 'text' | 'email';
  /** What is said of a text that may not come; empty where it has left. */
  readonly note: string;
  /** Whether one by e-mail may be asked for. */
  readonly email: boolean;
  readonly busy: 'verify' | 'resend' | 'email' | undefined;
  readonly problem: ShownProblem | undefined;
  /** Seconds until another code may be requested; 0: now. */
  readonly resendIn: number;
  readonly support: { readonly text: string; readonly href: string };
  readonly onVerify: (code: string) => void;
  readonly onEdit: () => void;
  readonly onResend: () => void;
  readonly onEmail: () => void;
  readonly onChangeNumber: () => void;
}

/** The second step: the code from the text message, or the e-mail. */
export function CodeStep(props: Props) {
  const { phone, by, note, busy, problem, resendIn, support, onVerify, onEdit } = props;
  const texted = note === '' ? `Sent to ${formatPhone(phone)}. It is` : `${note} A code is`;
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  useEffect(() => {
    if (problem?.field === 'code') code.current?.select();
  }, [problem]);

  const sent = useRef('');
  const put = (value: string) => {
    if (code.current && code.current.value !== value) code.current.value = value;
    onEdit();
    // The last digit sends, typed, pasted or filled in by the phone; each code once.
    const whole = value.length === CODE_DIGITS && value !== sent.current;
    sent.current = value;
    if (whole) onVerify(value);
  };
  // With blanks, a pasted code is longer than the field, and the browser would cut it.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    put(typedCode(pasted(value, from, to, event.clipboardData.getData('text')).value));
  };
  const codeProblem = problem?.field === 'code' ? problem : undefined;
  const formProblem = problem?.field === 'form' ? problem : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onVerify(code.current?.value ?? '');
      }}
    >
      <StepBar step={2} />
      <h2>Enter the code</h2>
      <p className="subline under" id="code-note">
        {by === 'email'
          ? 'If this number has a confirmed e-mail address, a code is on its way to it. It is good for five minutes.'
          : `${texted} good for five minutes.`}
      </p>
      <div className="field">
        <label htmlFor="code">6-digit code</label>
        <input
          ref={code}
          className="input code-input"
          id="code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS}
          aria-invalid={codeProblem ? true : undefined}
          aria-describedby={codeProblem ? 'code-error code-note' : 'code-note'}
          onInput={({ currentTarget }) => put(typedCode(currentTarget.value))}
          onPaste={onPaste}
        />
        {codeProblem && <FieldError id="code-error" {...codeProblem} />}
      </div>
      <BusyButton busy={busy === 'verify' ? 'Checking the code …' : undefined}>Verify</BusyButton>
      {formProblem && <FieldError id="form-error" {...formProblem} />}
      <div className="below">
        <button className="button quiet compact" type="button" onClick={props.onChangeNumber}>
          Change number
        </button>
        <ResendButton seconds={resendIn} busy={busy === 'resend'} onResend={props.onResend} />
      </div>
      {by === 'text' && <NoTexts support={support} email={props.email} />}
      <OtherWays
        passkey
        email={by === 'text' && props.email}
        busy={busy === 'email'}
        onEmail={props.onEmail}
      />
    </form>
  );
}
