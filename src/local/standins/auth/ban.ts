import { textIn } from './body.ts';
import type { Call } from './call.ts';
import { goDurationMs } from './goDuration.ts';
import { invalid } from './refusal.ts';

/** What `ban_duration` makes of a user: nothing where it is not given; `none` and 0 end a ban. Sessions stay. */
export function banChange({ body, now }: Call): { readonly banned_until?: Date | null } {
  const text = textIn(body, 'ban_duration');
  if (!text) return {};
  const ms = text === 'none' ? 0 : goDurationMs(text);
  if (ms === undefined) {
    const why = `time: invalid duration ${JSON.stringify(text)}`;
    throw invalid(`invalid format for ban duration: ${why}`);
  }
  return { banned_until: ms === 0 ? null : new Date(now.getTime() + ms) };
}
