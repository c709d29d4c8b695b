import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { goDurationMs, UNIT_MS } from './goDuration.ts';
import { invalidRefusal } from './refusal.ts';

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
