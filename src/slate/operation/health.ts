import type { Health } from '#contract/health.ts';
import { findingsOf, healthOf } from '#domain/operation/findings.ts';
import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';

/** The answer of /api/health about the site's state. */
export function healthAnswer(
  state: OperationState,
  now: Date,
  deployed: DeployedBuild | undefined,
): Health {
  const findings = findingsOf(state, now, deployed);
  return {
    status: healthOf(findings),
    checkedAt: now.toISOString(),
    sample: state.slate?.sample ?? false,
    asOf: state.slate?.asOf ?? null,
    // Without what the owner alone is told.
    findings: findings.map(({ told: _, ...one }) => one),
  };
}

/** The answer if nothing can be read. */
export const unreadableHealth = (now: Date): Health => ({
  status: 'failing',
  checkedAt: now.toISOString(),
  sample: false,
  asOf: null,
  findings: [
    {
      key: 'store',
      level: 'failing',
      since: now.toISOString(),
      message: 'The site’s status cannot be read.',
    },
  ],
});
