import { PLANS, type Tier } from '../rules/plans.ts';
import {
  dollarsOfCents,
  PLAN_NAMES,
  savingCents,
  savingDollars,
  savingPercent,
  yearOfMonthsCents,
} from '../rules/planText.ts';

interface Props {
  readonly tier: Tier;
  readonly chosen: boolean;
  readonly onChoose: (tier: Tier) => void;
}

const Saving = () => (
  <>
    Save ${savingDollars()} a year ({dollarsOfCents(savingCents())}).
  </>
);

/** One plan to choose. */
export const PlanOption = ({ tier, chosen, onChoose }: Props) => (
  <label className="plan">
    <input type="radio" name="tier" value={tier} checked={chosen} onChange={() => onChoose(tier)} />
    <span className="name text-16">
      <b>{PLAN_NAMES[tier]}</b>{' '}
      {tier === 'yearly' && <span className="badge value">{savingPercent()}% off</span>}
    </span>
    <span className="price text-right text-26 font-wide font-[780] tracking-[-0.03em] leading-[1.1]">
      {dollarsOfCents(PLANS[tier].cents)}
      <small>/{PLANS[tier].interval}</small>
    </span>
    <span className="subline">{tier === 'yearly' ? <Saving /> : 'Cancel anytime.'}</span>
    {tier === 'yearly' && (
      <span className="was text-right text-14 text-muted">
        <span className="visually-hidden">instead of </span>
        <s>{dollarsOfCents(yearOfMonthsCents())}</s>
      </span>
    )}
  </label>
);
