import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { invalidRefusal } from './refusal.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;
const WHOLE = /^[+-]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/;
/** Upper limit: 64 bits of nanoseconds. */
const MOST_MS = 9_223_372_036_854;

/** Milliseconds of a duration in Go's format (`24h`, `1h30m`); undefined for other texts. */
export function goDurationMs(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined;
  const parts = [...text.matchAll(PART)];
  const ms = parts.reduce((sum, [, n, unit]) => sum + Number(n) * (UNIT_MS[unit ?? ''] ?? 0), 0);
  if (ms > MOST_MS) return undefined;
  return text.startsWith('-') ? -ms : ms;
}

/** Go's words for a duration that is none. */
function goFault(text: string): string {
  const [, unit] = /^[+-]?\d+(?:\.\d*)?([^\d.]*)/.exec(text) ?? [];
  const quoted = JSON.stringify(text);
  if (unit === '' && /^[+-]?\d+(?:\.\d*)?$/.test(text)) return `missing unit in duration ${quoted}`;
  if (unit && UNIT_MS[unit] === undefined)
    return `unknown unit ${JSON.stringify(unit)} in duration ${quoted}`;
  return `invalid duration ${quoted}`;
}

/** The change that `ban_duration` makes to a user: none if absent; `none` and 0 end a ban. Sessions stay. */
export function banChange({ body, now }: AuthCall): { readonly banned_until?: Date | null } {
  const text = bodyText(body, 'ban_duration');
  if (!text) return {};
  const ms = text === 'none' ? 0 : goDurationMs(text);
  if (ms === undefined) {
    throw invalidRefusal(`invalid format for ban duration: time: ${goFault(text)}`);
  }
  return { banned_until: ms === 0 ? null : new Date(now.getTime() + ms) };
}
