import * as z from 'zod';

const entry = z.object({ level: z.string(), text: z.string().nullish() });

/** The next page has come before this one's font was there: NS_BINDING_ABORTED. */
const LEFT = 'status=2152398850';

/** What an entry of Firefox's log complains of: errors, uncaught ones and refusals by the page's policy. */
export function complaintIn(params: unknown): string | undefined {
  const said = entry.safeParse(params);
  if (!said.success) return undefined;
  const { level, text } = said.data;
  if (text?.includes(LEFT)) return undefined;
  return level === 'error' || /Content-Security-Policy/.test(text ?? '')
    ? (text ?? 'an error')
    : undefined;
}
