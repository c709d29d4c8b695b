import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SITE } from '#site';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import {
  $signIn,
  askForAnotherCode,
  askForCode,
  changeNumber,
  enterCode,
  forgetProblem,
  resumeSignIn,
} from './signIn.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const SUPPORT = { text: SITE.phone, href: SITE.phoneHref };

/** Signing in: the number, then the code. */
export function SignInSteps() {
  const { step, phone, note, busy, problem, resendAt } = useStore($signIn, { ssr: 'initial' });
  const resendIn = useSecondsLeft(resendAt);
  useEffect(resumeSignIn, []);
  if (step === 'phone') {
    return (
      <>
        <PhoneStep
          phone={phone}
          busy={busy === 'send'}
          problem={problem}
          onSend={askForCode}
          onEdit={forgetProblem}
        />
        <PasskeySignIn />
      </>
    );
  }
  return (
    <CodeStep
      phone={phone}
      note={note}
      busy={busy === 'send' ? undefined : busy}
      problem={problem}
      resendIn={resendIn}
      support={SUPPORT}
      onVerify={enterCode}
      onEdit={() => forgetProblem('code')}
      onResend={askForAnotherCode}
      onChangeNumber={changeNumber}
    />
  );
}
