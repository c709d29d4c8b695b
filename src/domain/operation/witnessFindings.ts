import type { Finding } from './finding.ts';
import { WITNESS_DAY_LIMIT_MS, WITNESS_LIMIT_MS } from './limits.ts';

export const WITNESS_KINDS = ['authority', 'place', 'mirror'] as const;

/** A witness of the ledger: a time-stamp authority, a place that stamps the days' heads, or a git repository with copies. */
export interface WitnessSilence {
  readonly kind: (typeof WITNESS_KINDS)[number];
  /** Its address, or "owner/repository". */
  readonly name: string;
  /** When the first head was there that it has not confirmed; undefined if it has confirmed all. */
  readonly since?: string | undefined;
}

const MISSING: Readonly<Record<WitnessSilence['kind'], string>> = {
  authority: 'has not confirmed the end of the ledger',
  place: 'has not stamped the ledger’s daily seals',
  mirror: 'has no copies of the ledger’s newest seals',
};

const isOver = (since: string, limit: number, now: Date): boolean =>
  now.getTime() - Date.parse(since) > limit;

/** Nobody of several authorities for an hour: until one answers, the owner could write new lines anew unseen. */
function allSilent(witnesses: readonly WitnessSilence[], now: Date): readonly Finding[] {
  const authorities = witnesses.filter(({ kind }) => kind === 'authority');
  const since = authorities.flatMap((one) => one.since ?? []).toSorted();
  const latest = since.at(-1);
  if (latest === undefined || since.length < authorities.length) return [];
  if (!isOver(latest, WITNESS_LIMIT_MS, now)) return [];
  const message = 'No time-stamp authority has confirmed the end of the ledger for an hour.';
  return [{ key: 'witnesses', level: 'degraded', since: latest, message }];
}

/** Witnesses of the ledger that are silent: all authorities for an hour, any witness for 36 hours. */
export function witnessFindings(
  witnesses: readonly WitnessSilence[] | undefined = [],
  now: Date,
): readonly Finding[] {
  const long = witnesses.flatMap(({ kind, name, since }): readonly Finding[] => {
    if (since === undefined || !isOver(since, WITNESS_DAY_LIMIT_MS, now)) return [];
    const message = `${name} ${MISSING[kind]} for 36 hours.`;
    return [{ key: `witness:${name}`, level: 'degraded', since, message }];
  });
  return [...allSilent(witnesses, now), ...long];
}
