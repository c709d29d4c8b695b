import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SITE } from '#site';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { $emailCode } from './session.ts';
import {
  $signIn,
  askForAnotherCode,
  askForCode,
  askForEmailCode,
  changeNumber,
  enterCode,
  forgetProblem,
  resumeSignIn,
} from './signIn.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const SUPPORT = { text: SITE.phone, href: SITE.phoneHref };

/** Signing in: the number, then the code. */
export function SignInSteps() {
  const shown = useStore($signIn, { ssr: 'initial' });
  const { step, phone, by, note, busy, problem, resendAt, textsFailedAt } = shown;
  const email = useStore($emailCode, { ssr: 'initial' });
  const resendIn = useSecondsLeft(resendAt);
  useEffect(resumeSignIn, []);
  if (step === 'phone') {
    return (
      <PhoneStep
        phone={phone}
        busy={busy === 'send'}
        problem={problem}
        onSend={askForCode}
        onEdit={forgetProblem}
        email={email}
        emailing={busy === 'email'}
        textsFailedAt={textsFailedAt}
        onEmail={askForEmailCode}
      />
    );
  }
  return (
    <CodeStep
      phone={phone}
      by={by}
      note={note}
      email={email}
      busy={busy === 'send' ? undefined : busy}
      problem={problem}
      resendIn={resendIn}
      support={SUPPORT}
      onVerify={enterCode}
      onEdit={() => forgetProblem('code')}
      onResend={askForAnotherCode}
      onEmail={() => askForEmailCode(phone, true)}
      onChangeNumber={changeNumber}
    />
  );
}
