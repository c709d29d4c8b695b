import { Buffer } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import type { Call } from '#http/endpoint.ts';
import { hook, withAnySecret } from '#http/hook.ts';
import { SITE } from '#site';
import { smsOf } from './channels/sms.ts';
import { codeReport, SEND_SMS_HOOK } from './contract/paths.ts';
import { CODE } from './rules/code.ts';
import { codeText } from './rules/codeText.ts';
import { PHONE } from './rules/phone.ts';
import { codeNote } from './tools.ts';
import { textCode } from './verbs/textCode.ts';
import { accounts } from './who.ts';

const payloadSchema = z.object({
  metadata: z.object({ uuid: z.uuid() }),
  sms: z.object({ otp: z.string().regex(CODE), phone: z.string() }),
});

/** Largest body of a hook call: usually a few hundred bytes, but the user's record may grow. */
const MOST_BYTES = 20_000;

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
  if (!PHONE.test(phone)) throw new Refused('invalid', 'Not a number that codes are sent to');
  return { id: metadata.uuid, phone, code: sms.otp };
}

/** Supabase Auth's Send-SMS hook: texts a code, once however often it is called. */
export const SEND_TEXT = hook(
  {
    path: SEND_SMS_HOOK,
    signed: signedText,
    notTaken: () => 'A code was not texted',
    failed: new Refused('failed', 'The text could not be sent'),
  },
  async ({ id, phone, code }, { site, url }) => {
    const store = site.use(accounts);
    if (!(await store.claimText(id))) return {};
    const text = codeText(SITE.name, url.host, code);
    const report = codeReport(site.env.URL, id);
    await textCode(
      { sms: smsOf(site.env), note: site.use(codeNote) },
      { id, phone, text, report },
    ).catch(async (error: unknown) => {
      await store.releaseText(id);
      throw error;
    });
    return {};
  },
);
