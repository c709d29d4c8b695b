import { useState } from 'react';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { accountMoment, amountText, dateText } from '../rules/accountText.ts';
import type { Tier } from '../rules/plans.ts';
import { PLAN_NAMES } from '../rules/planText.ts';
import type { SwitchPreview } from './manage.ts';

interface Props {
  readonly tier: Tier;
  /** Undefined while loading, or if unavailable. */
  readonly figures: SwitchPreview | undefined;
  readonly problem: string | undefined;
  readonly busy: string;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const Costs = ({ dueNow, credit, unused, nextPayment, nextDue, tier }: SwitchPreview) => (
  <>
    <dl className="data-list">
      <div>
        <dt>{PLAN_NAMES[tier]}, from today</dt>
        <dd>{amountText(dueNow + unused - credit)}</dd>
      </div>
      <div>
        <dt>Unused part of your current plan</dt>
        <dd>{amountText(-unused)}</dd>
      </div>
      {credit > 0 && (
        <div>
          <dt>Left over as credit</dt>
          <dd>{amountText(credit)}</dd>
        </div>
      )}
      <div className="sum">
        <dt>Charged now</dt>
        <dd>{amountText(dueNow)}</dd>
      </div>
      <div>
        <dt>Next payment</dt>
        <dd>
          {nextDue === null
            ? dateText(nextPayment)
            : `${amountText(nextDue)} on ${dateText(nextPayment)}`}
        </dd>
      </div>
    </dl>
    <p className="note">
      {credit > 0
        ? 'Credit pays for your next renewals, until it is used up.'
        : `A new period begins today and renews ${accountMoment(nextPayment)}, unless you cancel before.`}
    </p>
  </>
);

const Asking = () => (
  <div className="asking" role="status">
    <span className="spin" />
    Working out what it would cost …
  </div>
);

/** The cost of a switch to the other plan, shown before it is made. */
export function SwitchDialog(props: Props) {
  const { tier, figures, problem, busy, onConfirm, onAgain, onClose } = props;
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const missing = pressed && !agreed;
  return (
    <AccountDialog title={`Switch to ${PLAN_NAMES[tier].toLowerCase()}`} onClose={onClose}>
      <div role="alert">
        {problem !== undefined && (
          <p className="alert neg">
            <span>{problem}</span>
          </p>
        )}
      </div>
      {figures && <Costs {...figures} />}
      {figures && (
        <>
          <label className="checkbox mt-3">
            <input
              type="checkbox"
              checked={agreed}
              aria-invalid={missing || undefined}
              aria-describedby={missing ? 'switch-agree' : undefined}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <span>{figures.renewal.text}</span>
          </label>
          {missing && (
            <p className="error" id="switch-agree" role="alert">
              Please tick the box to agree.
            </p>
          )}
        </>
      )}
      {!figures && problem === undefined && <Asking />}
      <p className="acts">
        {figures && (
          <ActButton
            busy={busy}
            does="switch"
            onPress={() => (agreed ? onConfirm() : setPressed(true))}
          >
            {figures.dueNow > 0 ? `Switch and pay ${amountText(figures.dueNow)}` : 'Switch now'}
          </ActButton>
        )}
        {!figures && problem !== undefined && (
          <ActButton busy={busy} does="preview" onPress={onAgain}>
            Try again
          </ActButton>
        )}
        <button className="button quiet" type="button" onClick={onClose}>
          Not now
        </button>
      </p>
    </AccountDialog>
  );
}
