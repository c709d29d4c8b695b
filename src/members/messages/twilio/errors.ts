import { concernsEverybody, textTroubleOf, troubleOfCode } from '#domain/operation/textTroubles.ts';
import type { Sending } from '../channels/channel.ts';

/** What a Twilio error says about the number for good. 30003 (phone off) and 30007 (filtered) say nothing. */
export function lastingBlockOf(code: number | undefined): 'stop' | 'unreachable' | undefined {
  const trouble = troubleOfCode(code);
  if (trouble === 'stopped') return 'stop';
  return trouble === 'unreachable' ? trouble : undefined;
}

/** The result of a message from the answer's status and error. A failure at Twilio may come after it accepted the message. */
export function twilioRefusal(status: number, code: number | undefined): Sending {
  const trouble = textTroubleOf(status, code);
  if (trouble === 'provider') return { status: 'unclear', code };
  // Of our own account, sender or service: not the message's fault, and for the owner to fix.
  if (concernsEverybody(trouble)) return { status: 'later', code };
  return { status: 'refused', code, block: lastingBlockOf(code) };
}
