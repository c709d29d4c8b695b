import type { BuildRecord, DeployedBuild, RequestRecord } from '#domain/operation/state.ts';
import { agoText, utcZoned } from '#domain/operation/timeText.ts';
import { Facts } from '../ui/Facts.tsx';

interface Props {
  readonly requests: readonly RequestRecord[];
  readonly builds: readonly BuildRecord[];
  readonly deployed: DeployedBuild | undefined;
  readonly now: Date;
}

const OUTCOMES = {
  done: 'done',
  failed: 'failed',
  busy: 'another run was active',
  idle: 'nothing was due',
} as const;

/** Longer than a background function can run: whatever has not ended by then has died. */
const DIED_AFTER_MS = 15 * 60_000;

function lastBuild([last]: readonly BuildRecord[], now: Date): string {
  if (!last) return 'none yet';
  return `${utcZoned(last.requestedAt, now)}, ${last.acceptedAt ? 'taken' : 'not taken'}`;
}

/** Requested jobs that are not done yet. */
export function Queue({ requests, builds, deployed, now }: Props) {
  const [last] = requests.filter(({ job }) => job === 'refresh');
  const waiting = requests.filter(
    ({ acceptedAt, outcome }) =>
      outcome === undefined && now.getTime() - Date.parse(acceptedAt) < DIED_AFTER_MS,
  );
  const after = deployed?.builtAt ?? '';
  const isUp = deployed !== undefined && builds[0]?.slate === deployed.slate;
  const pending = isUp ? [] : builds.filter(({ requestedAt }) => requestedAt > after);
  return (
    <Facts
      facts={[
        [
          'Last request of the schedule',
          last
            ? `${utcZoned(last.acceptedAt, now)}, ${last.outcome ? OUTCOMES[last.outcome] : 'at work'}`
            : 'none yet',
        ],
        ['Requests still open', String(waiting.length)],
        ['Last build requested', lastBuild(builds, now)],
        ['Builds pending', deployed ? String(pending.length) : 'not known'],
        [
          'Pages online',
          deployed
            ? `built ${utcZoned(deployed.builtAt, now)}, ${agoText(deployed.builtAt, now)}`
            : 'not known',
        ],
      ]}
    />
  );
}
