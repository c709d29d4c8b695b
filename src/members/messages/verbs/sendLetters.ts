import { randomUUID } from 'node:crypto';
import { clock } from '#clock';
import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import { letterStopUrl } from '../email/address.ts';
import { oneClick } from '../email/oneClick.ts';
import { postEmail } from '../email/resend.ts';
import { sendingOf } from '../email/sendingOf.ts';
import { letterText } from '../rules/letterMail.ts';
import type { ClaimedLetter, Letters } from '../store/letters.ts';
import { letterSender } from './askLetter.ts';

interface LetterTools {
  readonly letters: Letters;
  readonly settings: EmailSettings;
  /** Called for a letter that could not be handled now: a later run retries it. */
  readonly failed: (error: unknown) => void;
}

interface LetterCounts {
  sent: number;
  waits: number;
  /** Refused by the carrier for good, or not wanted any more. */
  dropped: number;
  failed: number;
}

/** Letters claimed at a time, and in transit at once: nobody waits for one, so picks have the carrier's pace to themselves. */
const BATCH = 50;
const ABREAST = 5;
/** Seconds for which a claimed letter belongs to this worker: longer than a batch takes at ten seconds a try. */
const LEASE_S = 180;
/** Seconds until the next attempt, by the number of attempts. */
const BACK_OFF_S = [60, 300, 900, 3600];
/** Longest wait whatever the carrier asks for: it fits twice into a letter's three days. */
const LONGEST_WAIT_S = 86_400;

/** Sends one claimed letter, if its address wants it still. */
async function sendOne(
  { letters, settings }: LetterTools,
  { id, attempts, address, addressHash, subject, body }: ClaimedLetter,
  claim: string,
): Promise<'sent' | 'waits' | 'dropped'> {
  if (!(await letters.begin(id, claim))) return 'dropped';
  const stop = letterStopUrl(settings.siteUrl, addressHash, settings.hashKey);
  const answer = await postEmail(settings, {
    to: address,
    subject,
    text: letterText(letterSender(settings), body, stop),
    headers: oneClick(stop),
    key: `letter/${id}`,
  });
  const sending = sendingOf(answer, `letter:${id}`, clock.now());
  if (sending.status === 'taken') {
    await letters.noteSent(id, sending.sid);
    return 'sent';
  }
  const { status, code } = sending;
  const asked = sending.status === 'later' ? (sending.after ?? 0) : 0;
  const wait = Math.max(BACK_OFF_S[attempts] ?? LONGEST_WAIT_S / 4, asked);
  const again = status === 'refused' ? undefined : Math.min(wait, LONGEST_WAIT_S);
  await letters.noteNotSent(id, claim, { code, again, unclear: status === 'unclear' });
  return status === 'refused' ? 'dropped' : 'waits';
}

/** Sends the letters that wait, until none does or time is up; one that fails stops no other. The next run continues. */
export async function sendLetters(tools: LetterTools, until: Date): Promise<LetterCounts> {
  const counts: LetterCounts = { sent: 0, waits: 0, dropped: 0, failed: 0 };
  while (clock.now() < until) {
    const claim = randomUUID();
    const claimed = await tools.letters.claim(claim, BATCH, LEASE_S);
    if (claimed.length === 0) break;
    const waiting = claimed.values();
    const one = async (): Promise<void> => {
      for (const letter of waiting) {
        try {
          counts[await sendOne(tools, letter, claim)] += 1;
        } catch (error) {
          counts.failed += 1;
          tools.failed(error);
        }
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, one));
  }
  return counts;
}
