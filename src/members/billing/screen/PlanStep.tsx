import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SignedIn } from '#members/account/screen/signedIn.ts';
import { $plan, agreeToRenewal, choosePlan, resetPlan, subscribe } from './choosePlan.ts';
import { PlanChoice } from './PlanChoice.tsx';

interface Props {
  readonly user: SignedIn;
  readonly arrived: boolean;
}

/** The plans, for a member who has none. */
export function PlanStep({ user, arrived }: Props) {
  const { tier, agreed, busy, problem } = useStore($plan, { ssr: 'initial' });
  useEffect(() => {
    addEventListener('pageshow', resetPlan);
    return () => removeEventListener('pageshow', resetPlan);
  }, []);
  return (
    <PlanChoice
      phone={user.phoneNumber}
      returning={user.subscriptionStatus === 'ended'}
      tier={tier}
      agreed={agreed}
      busy={busy}
      problem={problem}
      arrived={arrived}
      onChoose={choosePlan}
      onAgree={agreeToRenewal}
      onSubscribe={subscribe}
    />
  );
}
