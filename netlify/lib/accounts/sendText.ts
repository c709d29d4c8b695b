import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { codeText } from '#domain/account/codeText.ts';
import { PHONE } from '#domain/account/phone.ts';
import { smsOf } from '#server/messaging/sms.ts';
import { SITE } from '#site';
import { accountTools } from './environment.ts';
import { privateError, privateJson } from './privateAnswer.ts';

const payloadSchema = z.object({
  metadata: z.object({ uuid: z.uuid() }),
  sms: z.object({ otp: z.string().regex(/^\d{6}$/), phone: z.string() }),
});

/** What Supabase Auth signed, whichever of the secrets it used; undefined of anybody else. */
function signedPayload(text: string, headers: Headers, secrets: string): unknown {
  for (const secret of secrets.split('|')) {
    const key = secret.replace(/^v1,whsec_/, '');
    if (key === '') continue;
    try {
      return new Webhook(key).verify(text, Object.fromEntries(headers));
    } catch {
      // Signed with another secret, or by nobody we know.
    }
  }
  return undefined;
}

/** Supabase Auth's Send-SMS hook: texts a code, each once however often it is asked to. */
export async function sendText(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const { SEND_SMS_HOOK_SECRETS: secrets = '' } = process.env;
  const signed = signedPayload(await request.text(), request.headers, secrets);
  const payload = payloadSchema.safeParse(signed);
  if (!payload.success) return privateError(401, 'Not signed');
  const { metadata, sms } = payload.data;
  const phone = `+${sms.phone}`;
  if (!PHONE.test(phone)) return privateError(400, 'Not a number that codes are sent to');
  const { accounts } = accountTools();
  try {
    if (await accounts.claimText(metadata.uuid)) {
      const host = new URL(request.url).host;
      await smsOf(process.env)
        .send(phone, codeText(SITE.name, host, sms.otp))
        .catch(async (error: unknown) => {
          await accounts.releaseText(metadata.uuid);
          throw error;
        });
    }
    return privateJson(200, {});
  } catch (error) {
    console.error(error);
    return privateError(500, 'The text could not be sent');
  }
}
