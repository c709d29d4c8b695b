import { useEffect, useRef } from 'react';
import { GUARANTEE } from '#domain/product/guarantee.ts';
import type { ToastNotice } from '#domain/words/notices.ts';
import { maskPhone } from '#members/account/rules/phone.ts';
import { BusyButton } from '#members/account/screen/BusyButton.tsx';
import { FieldError } from '#members/account/screen/FieldError.tsx';
import { StepBar } from '#members/account/screen/StepBar.tsx';
import { PLANS, TIERS, type Tier } from '../rules/plans.ts';
import { dollarsOfCents } from '../rules/planText.ts';
import { renewalWording } from '../rules/renewal.ts';
import { AGREE_FIRST } from './choosePlan.ts';
import { PlanOption } from './PlanOption.tsx';

interface Props {
  readonly phone: string;
  /** Whether the member had a subscription before. */
  readonly returning: boolean;
  readonly tier: Tier;
  /** Whether the box about the renewal is ticked. */
  readonly agreed: boolean;
  readonly busy: boolean;
  readonly problem: ToastNotice | undefined;
  /** Whether the reader has just come here from the step before. */
  readonly arrived: boolean;
  readonly onChoose: (tier: Tier) => void;
  readonly onAgree: (agreed: boolean) => void;
  readonly onSubscribe: () => void;
}

/** The third step: a plan, with its price and the terms next to the button. */
export function PlanChoice(props: Props) {
  const { phone, returning, tier, agreed, busy, problem, arrived } = props;
  const { onChoose, onAgree, onSubscribe } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const { cents, interval } = PLANS[tier];
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubscribe();
      }}
    >
      <StepBar step={3} />
      <h2 ref={heading} tabIndex={-1}>
        Choose a plan
      </h2>
      <p className="subline under">
        Signed in as {maskPhone(phone)}.{returning && ' Your last subscription has ended.'}
      </p>
      <fieldset className="plans">
        <legend className="visually-hidden">Plan</legend>
        {TIERS.map((each) => (
          <PlanOption key={each} tier={each} chosen={each === tier} onChoose={onChoose} />
        ))}
      </fieldset>
      <label className="checkbox">
        <input
          type="checkbox"
          name="renewal"
          checked={agreed}
          aria-invalid={problem === AGREE_FIRST || undefined}
          aria-describedby={problem === AGREE_FIRST ? 'plan-error' : undefined}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>{renewalWording(tier).text}</span>
      </label>
      <BusyButton busy={busy ? 'Opening the payment page …' : undefined}>
        Continue to payment, {dollarsOfCents(cents)}
      </BusyButton>
      {problem && <FieldError id="plan-error" title={problem.title} text={problem.text ?? ''} />}
      <ul className="plan-terms note">
        <li>
          You are charged {dollarsOfCents(cents)} at once, and again each {interval} until you
          cancel.
        </li>
        <li>Cancel at any time and keep access until the end of the {interval} you paid for.</li>
        <li>
          {GUARANTEE} <a href="/terms-of-service#no-refunds">Terms</a>
        </li>
      </ul>
    </form>
  );
}
