import { CLAIMS, type Claim } from '#content/marketing/claims.ts';
import { type Finding, missing } from './finding.ts';

/** Every published claim without supporting data of ours, and every contradictory pair, once. */
export function checkClaims(claims: Readonly<Record<string, Claim>> = CLAIMS): readonly Finding[] {
  const all = Object.entries(claims);
  const unsupported = all.flatMap(([name, { text, origin, supported }]) =>
    supported ? [] : [missing(`Claim "${text}" (${name}): ${origin}.`)],
  );
  const pairs = all.flatMap(([name, { text, contradicts }]) => {
    const other = contradicts === undefined ? undefined : claims[contradicts];
    // If two claims name each other, only the first is listed.
    const listed = other?.contradicts === name && contradicts !== undefined && contradicts < name;
    return other && !listed
      ? [
          missing(
            `Claims that contradict: "${text}" (${name}) and "${other.text}" (${contradicts}).`,
          ),
        ]
      : [];
  });
  return [...unsupported, ...pairs];
}
