import { claimsShown } from '#components/marketing/claimsShown.ts';
import { CLAIMS, type Claim } from '#content/marketing/claims.ts';
import type { Environment } from '#wiring';
import { type DoctorFinding, danger, missing, ok, unchecked } from './finding.ts';

type Claims = Readonly<Record<string, Claim>>;

/** Every claim without supporting data of ours, and every contradictory pair, once. */
function without(claims: Claims, found: (text: string) => DoctorFinding): readonly DoctorFinding[] {
  const all = Object.entries(claims);
  const unsupported = all.flatMap(([name, { text, origin, supported }]) =>
    supported ? [] : [found(`Claim "${text}" (${name}): ${origin}.`)],
  );
  const pairs = all.flatMap(([name, { text, contradicts }]) => {
    const other = contradicts === undefined ? undefined : claims[contradicts];
    // If two claims name each other, only the first is listed.
    const listed = other?.contradicts === name && contradicts !== undefined && contradicts < name;
    return other && !listed
      ? [found(`Claims that contradict: "${text}" (${name}) and "${other.text}" (${contradicts}).`)]
      : [];
  });
  return [...unsupported, ...pairs];
}

/** Which figures the site shows (site.ts), and the claims that no data supports. Claims as given and real money: refused. */
export function checkClaims(
  { STRIPE_SECRET_KEY: key = '', SIMCAST_SOURCE: source }: Environment,
  claims: Claims = CLAIMS,
): readonly DoctorFinding[] {
  const shown = claimsShown(source === 'demo');
  if (shown === 'counted')
    return [
      ok('The ledger’s own figures stand in the places of claims; none of these is shown.'),
      ...without(claims, unchecked),
    ];
  const verdict = key.includes('_live_')
    ? danger(
        'Claims are shown as given while live payments are taken: set claims in src/site.ts to counted.',
      )
    : unchecked('Claims are shown as given, marked as the owner’s.');
  return [verdict, ...without(claims, missing)];
}
