import type { Sending } from '../channels/channel.ts';

/** Its owner has sent STOP to the provider, or a number or network blocks such messages. */
const STOPPED = new Set([21_610, 30_004]);
/** Not a mobile number, no such number, or unreachable by text. */
const UNREACHABLE = new Set([21_211, 21_214, 21_217, 21_614, 30_005, 30_006, 30_011]);
/** Too many requests, or a full queue. */
const BUSY = [20_429, 14_107, 21_611, 30_001];
/** Problems of our own account, sender or service: not the message's fault, and for the owner to fix. */
const OURS = [21_408, 21_603, 21_606, 21_612, 21_703, 21_704, 30_002];
const LATER = new Set([...BUSY, ...OURS]);

/** What a Twilio error says about the number for good. 30003 (phone off) and 30007 (filtered) say nothing. */
export function blockOf(code: number | undefined): 'stop' | 'unreachable' | undefined {
  if (code === undefined) return undefined;
  if (STOPPED.has(code)) return 'stop';
  return UNREACHABLE.has(code) ? 'unreachable' : undefined;
}

/** The result of a message from the answer's status and error. A failure at Twilio may come after it accepted the message. */
export function refusalOf(status: number, code: number | undefined): Sending {
  if (status === 429 || (code !== undefined && LATER.has(code))) return { status: 'later', code };
  if (status >= 500 || status === 408) return { status: 'unclear', code };
  // Our own key or address.
  if (status === 401 || status === 403 || status === 404) return { status: 'later', code };
  return { status: 'refused', code, block: blockOf(code) };
}
