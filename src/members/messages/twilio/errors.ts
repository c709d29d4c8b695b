import type { Sending } from '../channels/channel.ts';

/** Its owner has said STOP to the provider; a number or network that wants no such message. */
const STOPPED = new Set([21_610, 30_004]);
/** No mobile number, no such number, or one that texts cannot reach. */
const UNREACHABLE = new Set([21_211, 21_214, 21_217, 21_614, 30_005, 30_006, 30_011]);
/** Too many requests, too much of a queue. */
const BUSY = [20_429, 14_107, 21_611, 30_001];
/** Our own account, sender or service: of no message's doing, and mended by the owner. */
const OURS = [21_408, 21_603, 21_606, 21_612, 21_703, 21_704, 30_002];
const LATER = new Set([...BUSY, ...OURS]);

/** What an error of Twilio's says of the number, for good. 30003 (phone off) and 30007 (filtered) say nothing of it. */
export function blockOf(code: number | undefined): 'stop' | 'unreachable' | undefined {
  if (code === undefined) return undefined;
  if (STOPPED.has(code)) return 'stop';
  return UNREACHABLE.has(code) ? 'unreachable' : undefined;
}

/** What became of a message by the status and error of the answer to it. A failure of Twilio's own may come after it took the message. */
export function refusalOf(status: number, code: number | undefined): Sending {
  if (status === 429 || (code !== undefined && LATER.has(code))) return { status: 'later', code };
  if (status >= 500 || status === 408) return { status: 'unclear', code };
  // Our own key or address.
  if (status === 401 || status === 403 || status === 404) return { status: 'later', code };
  return { status: 'refused', code, block: blockOf(code) };
}
