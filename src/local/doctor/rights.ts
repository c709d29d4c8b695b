import { FEED_RIGHTS } from '#domain/rights/index.ts';
import { isRead, type Right, type Says } from '#domain/rights/right.ts';
import type { Environment } from '#wiring';
import { type DoctorFinding, missing, ok, unchecked } from './finding.ts';

const RECORDED: Readonly<Record<Exclude<Says, 'yes'>, string>> = {
  no: 'its terms do not allow it',
  ask: 'only with its permission',
  unknown: 'nothing is recorded',
};

/** A source in use whose terms give no right to commercial use: why, what to ask of whom, what the site is without it. */
function openText({ name, commercialUse, ask, without }: Right): string {
  const { says, why } = commercialUse;
  const recorded = says === 'yes' ? 'allowed' : RECORDED[says];
  const asked = ask ? ` Ask ${ask.whom} for ${ask.what}.` : '';
  return `${name}, commercial use: ${recorded}. ${why}${asked} ${without}`;
}

/**
 * The feeds that this site reads without a recorded right to commercial use. With live payments each is missing; nothing is
 * switched off: the owner decides, and records a permission in `src/domain/rights`.
 */
export function checkRights(
  environment: Environment,
  rights: readonly Right[] = FEED_RIGHTS,
): readonly DoctorFinding[] {
  const { STRIPE_SECRET_KEY: key = '', SIMCAST_SOURCE: source } = environment;
  if (source === 'demo') return [unchecked('No feed is read: SIMCAST_SOURCE is demo.')];
  const read = rights.filter((right) => isRead(right, environment));
  const allowed = read.filter(({ commercialUse }) => commercialUse.says === 'yes');
  const found = key.includes('_live_') ? missing : unchecked;
  return [
    ok(`Commercial use is allowed by ${allowed.map(({ name }) => name).join(', ') || 'nobody'}.`),
    ...read.filter((right) => !allowed.includes(right)).map((right) => found(openText(right))),
  ];
}
