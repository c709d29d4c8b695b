import { Buffer } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import type { Call } from '#http/endpoint.ts';
import { hook, withAnySecret } from '#http/hook.ts';
import { jobLog, reasonOf } from '#jobLog';
import { SITE } from '#site';
import { smsOf, TextNotTaken } from './channels/sms.ts';
import { codeReport, SEND_SMS_HOOK } from './contract/paths.ts';
import { CODE_PATTERN } from './rules/code.ts';
import { codeText } from './rules/codeText.ts';
import { notTakenMessage } from './rules/notTaken.ts';
import { codeNote } from './tools.ts';
import { isReachable } from './verbs/reachable.ts';
import { textCode } from './verbs/textCode.ts';
import { accounts } from './who.ts';

const payloadSchema = z.object({
  metadata: z.object({ uuid: z.uuid() }),
  sms: z.object({ otp: z.string().regex(CODE_PATTERN), phone: z.string() }),
});

/** Largest body of a hook call: usually a few hundred bytes, but the user's record may grow. */
const MOST_BYTES = 20_000;

/** Supabase Auth answers whoever asked for the code with this status and the message, and keeps no code. */
const REFUSED = 422;

const SLOW = 'The text provider did not answer in time, so the text may have left';

/** The text signed by Supabase Auth with any of the secrets. */
async function signedText(call: Call) {
  const body = Buffer.from(await bytesWithin(call.request, MOST_BYTES)).toString();
  const headers = Object.fromEntries(call.request.headers);
  const signed = withAnySecret(call.site.env.SEND_SMS_HOOK_SECRETS ?? '', (secret) =>
    new Webhook(secret.replace(/^v1,whsec_/, '')).verify(body, headers),
  );
  const payload = payloadSchema.safeParse(signed);
  if (!payload.success) throw new Refused('signedOut', 'Not signed');
  const { metadata, sms } = payload.data;
  const phone = `+${sms.phone}`;
  return { id: metadata.uuid, phone, code: sms.otp };
}

/** Refuses a text; Supabase then answers an error to whoever asked for it, and keeps no code. */
async function refuse(
  { site }: Call,
  text: string,
  why: 'unasked' | 'unreachable',
): Promise<never> {
  const said = {
    unasked: 'nobody asked for it at our door in the last minute',
    unreachable: 'its number is none that we text',
  } as const;
  jobLog('send-sms')(`A text was refused: ${said[why]}`, { level: 'warn' });
  const trouble = why === 'unreachable' ? why : undefined;
  await site.use(codeNote)({ text, state: 'unasked', trouble });
  throw new Refused('invalid', 'Not a text that we send');
}

/**
 * Supabase Auth's Send-SMS hook: texts a code, once however often it is called, and only where our own door has just noted
 * that somebody asked: Supabase takes the same wish from anybody with the project's publishable key.
 */
export const SEND_TEXT = hook(
  {
    path: SEND_SMS_HOOK,
    signed: signedText,
    notTaken: () => 'A code was not texted',
    failed: new Refused('failed', 'The text could not be sent'),
  },
  async ({ id, phone, code }, call) => {
    const { site, url } = call;
    if (!isReachable(phone, site.env)) return refuse(call, id, 'unreachable');
    const store = site.use(accounts);
    const claim = await store.claimText(id, phone);
    if (claim === 'unasked') return refuse(call, id, 'unasked');
    if (claim === 'again') return {};
    const text = codeText(SITE.name, url.host, code);
    const report = codeReport(site.env.URL, id);
    try {
      const tools = { sms: smsOf(site.env), note: site.use(codeNote) };
      await textCode(tools, { id, phone, text, report });
      return {};
    } catch (error) {
      const isRefused = error instanceof TextNotTaken;
      if (isRefused) {
        const log = error.isUnclear ? SLOW : 'A code was not texted';
        jobLog('send-sms')(`${log}: ${reasonOf(error)}`, { level: 'error' });
        // Its code must be good, if it arrives; Supabase forgets it if this is an error.
        if (error.isUnclear) return {};
      }
      await store.releaseText(id);
      if (!isRefused) throw error;
      return { error: { http_code: REFUSED, message: notTakenMessage(error.trouble) } };
    }
  },
);
