import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#islands/useHydrated.ts';
import { formatPhone } from '../rules/phone.ts';
import { SIGN_IN } from '../rules/texts.ts';
import { BusyButton } from './BusyButton.tsx';
import { FieldError } from './FieldError.tsx';
import { NoTexts } from './NoTexts.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { hasPasskeys, knowsPasskey } from './passkeys/support.ts';
import type { ShownProblem } from './problem.ts';
import { StepBar } from './StepBar.tsx';
import { $textsFail } from './session.ts';
import { TextsFail } from './TextsFail.tsx';

interface Props {
  /** The number used before, if the reader comes back to change it; else empty. */
  readonly phone: string;
  readonly busy: boolean;
  readonly problem: ShownProblem | undefined;
  readonly onSend: (typed: string, agreed: boolean) => void;
  readonly onEdit: (field: 'phone' | 'terms') => void;
  /** Whether a code by e-mail may be asked for, and whether one is being. */
  readonly email: boolean;
  readonly emailing: boolean;
  readonly textsFailedAt: number;
  readonly onEmail: (typed: string, agreed: boolean) => void;
}

/** The first step: a number, and the Terms. */
export function PhoneStep(props: Props) {
  const { phone, busy, problem, textsFailedAt, onSend, onEdit } = props;
  const number = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const cameBack = phone !== '';
  const failing = useStore($textsFail, { ssr: 'initial' });
  const passkeyFirst = useHydrated() && (failing ? hasPasskeys() : knowsPasskey());
  const [agreed, setAgreed] = useState(cameBack);

  // Keep what was typed and ticked before the script loaded.
  useEffect(() => {
    if (terms.current) setAgreed(terms.current.checked);
    if (number.current) number.current.value = formatPhone(number.current.value);
    if (cameBack) number.current?.focus();
  }, [cameBack]);
  useEffect(() => {
    if (problem?.field === 'phone') number.current?.focus();
    if (problem?.field === 'terms') terms.current?.focus();
  }, [problem]);

  const send = () => onSend(number.current?.value ?? '', agreed);
  // A browser does not submit a form whose button is disabled, so we tell the reader why.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || agreed) return;
    event.preventDefault();
    send();
  };
  const wrong = (field: ShownProblem['field']) => (problem?.field === field ? problem : undefined);
  const [phoneProblem, termsProblem, formProblem] = [wrong('phone'), wrong('terms'), wrong('form')];
  // What is said of texts says the same, and more.
  const saysSame: readonly string[] = [SIGN_IN.sendFailed, SIGN_IN.allRefused];
  const failed = textsFailedAt > 0 && (!formProblem || saysSame.includes(formProblem.text));
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <StepBar step={1} />
      <h2>{passkeyFirst ? 'Sign in' : 'Your phone number'}</h2>
      {failing && <TextsFail failedAt={textsFailedAt} email={props.email} />}
      {passkeyFirst && (
        <div className="other-ways">
          <PasskeySignIn first inField />
          <p className="or">or by your phone number</p>
        </div>
      )}
      <div className="field">
        <label htmlFor="phone">Phone number</label>
        <PhoneField
          field={number}
          phone={phone}
          invalid={phoneProblem !== undefined}
          describedBy={phoneProblem ? 'phone-error phone-note' : 'phone-note'}
          onEdit={() => onEdit('phone')}
          onKeyDown={onKeyDown}
        />
        {phoneProblem && <FieldError id="phone-error" {...phoneProblem} />}
        <p className="note" id="phone-note">
          A US or Canadian number, ten digits. No password, no e-mail.
        </p>
      </div>
      <div className="grid gap-1">
        <label className="checkbox items-center">
          <input
            ref={terms}
            type="checkbox"
            name="terms"
            defaultChecked={cameBack}
            aria-invalid={termsProblem ? true : undefined}
            aria-describedby={termsProblem && 'terms-error'}
            onChange={({ currentTarget }) => {
              setAgreed(currentTarget.checked);
              onEdit('terms');
            }}
          />
          <span>
            I agree to the <a href="/terms-of-service">Terms of Service</a>
          </span>
        </label>
        {termsProblem && <FieldError id="terms-error" {...termsProblem} />}
      </div>
      <BusyButton
        busy={busy ? 'Sending the code …' : undefined}
        disabled={!agreed}
        ghost={passkeyFirst}
      >
        Send code
      </BusyButton>
      {failed && !failing && <TextsFail failedAt={textsFailedAt} email={props.email} />}
      {formProblem && !failed && <FieldError id="form-error" {...formProblem} />}
      <p className="note">
        {agreed
          ? 'One text with a 6-digit code. Message and data rates may apply.'
          : 'Tick the Terms of Service to send the code. You must be 18 or older.'}
      </p>
      <OtherWays
        passkey={!passkeyFirst}
        inField
        email={props.email}
        busy={props.emailing}
        onEmail={() => props.onEmail(number.current?.value ?? '', agreed)}
      />
      <NoTexts email={props.email} />
    </form>
  );
}
