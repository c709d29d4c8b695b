import { Refused } from '#contract/refused.ts';
import type { EmailSettings } from '#members/account/channels/emailSettings.ts';
import { LOOK_STEP_MS, noSooner } from '#members/account/verbs/noSooner.ts';
import { newSecret, secretDigest } from '#members/account/verbs/secrets.ts';
import { SITE } from '#site';
import type { Site } from '#wiring';
import { CONFIRM_HOURS, LETTER_PATHS } from '../contract/letters.ts';
import { addressHash, boxHashes, letterStopUrl } from '../email/address.ts';
import { oneClick } from '../email/oneClick.ts';
import { postEmail } from '../email/resend.ts';
import { confirmMail, knownMail, type LetterSender } from '../rules/letterMail.ts';
import { letters } from '../tools.ts';

export const letterSender = ({ siteUrl, postalAddress }: EmailSettings): LetterSender => ({
  name: SITE.name,
  helpLine: SITE.helpLine,
  siteUrl,
  postalAddress,
});

/**
 * Notes that an address asks for the letter, and mails it a link, or that it has the letter already. The mail is not waited for,
 * and what is answered, and when, is the same for every address. Throws Refused after too many wishes of one reader's.
 */
export async function askLetter(
  { use }: Site,
  settings: EmailSettings,
  address: string,
  { ip, later }: { readonly ip: string; readonly later: (work: Promise<void>) => void },
): Promise<void> {
  const { hashKey, siteUrl } = settings;
  const hash = addressHash(address, hashKey);
  const token = newSecret();
  const wish = { address, hash, ...boxHashes(address, hashKey), token: secretDigest(token), ip };
  const asked = await noSooner(LOOK_STEP_MS, () => use(letters).ask(wish));
  if (!('id' in asked))
    throw new Refused('tooOften', 'Too many were asked for. Please try again later.', {
      retryAfter: asked.wait,
    });
  if (asked.mail === null) return;
  const sender = letterSender(settings);
  const stop = letterStopUrl(siteUrl, hash.toString('hex'), hashKey);
  const mail =
    asked.mail === 'known'
      ? { ...knownMail(sender, stop), headers: oneClick(stop) }
      : confirmMail(sender, `${siteUrl}${LETTER_PATHS.confirm}?t=${token}`, CONFIRM_HOURS);
  const send = async (): Promise<void> => {
    const sent = await postEmail(settings, {
      ...mail,
      to: address,
      key: `letter-wish/${asked.id}`,
    });
    if (sent.status === 'failed')
      console.error(`A mail about the letter did not leave: ${sent.code} ${sent.name}`);
  };
  later(send());
}
