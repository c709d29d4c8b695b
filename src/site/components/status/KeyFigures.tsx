import { leagueLimitMs } from '#domain/operation/limits.ts';
import { nextRuns } from '#domain/operation/plan.ts';
import type { LedgerCheck, OperationState, RecordCheck } from '#domain/operation/state.ts';
import { agoText } from '#domain/operation/timeText.ts';
import { clockTime } from '#domain/time/time.ts';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly state: OperationState;
  readonly now: Date;
}

function Leagues({ state, now }: Props) {
  const on = state.leagues.filter((league) => league.on);
  const fresh = on.filter(
    ({ league, answeredAt }) =>
      answeredAt !== undefined && now.getTime() - Date.parse(answeredAt) <= leagueLimitMs(league),
  );
  return (
    <div className="stat">
      <dt>Leagues within their limit</dt>
      <dd>{state.slate?.sample || on.length === 0 ? '–' : `${fresh.length} of ${on.length}`}</dd>
      <dd className="remark">
        {state.slate?.sample ? 'no feed is read' : 'of those with games or events within a day'}
      </dd>
    </div>
  );
}

const ledgerText = (check: LedgerCheck | undefined, now: Date): readonly [string, string] => {
  if (!check) return ['–', 'not checked yet'];
  const { fault, throughSeq, checkedAt } = check;
  const entry = `through entry ${throughSeq.toLocaleString('en-US')}, ${agoText(checkedAt, now)}`;
  return fault === undefined ? ['Verifies', entry] : ['Does not verify', entry];
};

/** Whether the track record is what the ledger's lines give. */
const recordText = ({ fault }: RecordCheck): string =>
  fault === undefined
    ? 'the track record follows from it'
    : 'the track record does not follow from it';

/** The four most important figures. */
export function KeyFigures({ state, now }: Props) {
  const { slate, lastGood } = state;
  const next = nextRuns(lastGood?.startedAt, now);
  const [ledger, checked] = ledgerText(state.ledger, now);
  return (
    <dl className="stats step-4 status-figures">
      <div className="stat">
        <dt>Games confirmed</dt>
        <dd>
          <UtcTime at={slate?.asOf} now={now} />
        </dd>
        <dd className="remark">
          {slate ? `UTC, ${clockTime(slate.asOf)}, ${agoText(slate.asOf, now)}` : 'none yet'}
        </dd>
      </div>
      <div className="stat">
        <dt>Next full refresh</dt>
        <dd>
          <UtcTime at={next.full.toISOString()} now={now} />
        </dd>
        <dd className="remark">{`UTC, ${clockTime(next.full)}, every 15 minutes`}</dd>
      </div>
      <Leagues state={state} now={now} />
      <div className="stat">
        <dt>Ledger</dt>
        <dd>{ledger}</dd>
        <dd className="remark">
          {checked}
          {state.record && `; ${recordText(state.record)}`}
        </dd>
      </div>
    </dl>
  );
}
