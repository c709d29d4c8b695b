import { Buffer } from 'node:buffer';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { codeText } from '#domain/account/codeText.ts';
import { PHONE } from '#domain/account/phone.ts';
import { smsOf } from '#server/messaging/sms.ts';
import { withAnySecret } from '#server/withAnySecret.ts';
import { SITE } from '#site';
import { bytesWithin } from '../bytesWithin.ts';
import { accountTools } from './environment.ts';
import { privateError, privateJson } from './privateAnswer.ts';

const payloadSchema = z.object({
  metadata: z.object({ uuid: z.uuid() }),
  sms: z.object({ otp: z.string().regex(/^\d{6}$/), phone: z.string() }),
});

/** Bytes of a hook's call: a few hundred, and the user's record in it may grow. */
const MOST_BYTES = 20_000;

/** What Supabase Auth signed, whichever of the secrets it used; undefined of anybody else. */
const signedPayload = (text: string, headers: Headers, secrets: string): unknown =>
  withAnySecret(secrets, (secret) => {
    const key = secret.replace(/^v1,whsec_/, '');
    return new Webhook(key).verify(text, Object.fromEntries(headers));
  });

/** Supabase Auth's Send-SMS hook: texts a code, each once however often it is asked to. */
export async function sendText(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const { SEND_SMS_HOOK_SECRETS: secrets = '' } = process.env;
  const body = await bytesWithin(request, MOST_BYTES);
  if (body === undefined) return privateError(413, 'Too long');
  const signed = signedPayload(Buffer.from(body).toString(), request.headers, secrets);
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
