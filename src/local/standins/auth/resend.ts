import { authAnswer } from './answers.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';
import { messageJson, sendAuthCode } from './sendCode.ts';
import { userByPhone } from './users.ts';

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

function askedPhone({ body, settings }: AuthCall, type: string): string {
  const phone = bodyText(body, 'phone');
  const email = bodyText(body, 'email');
  if (!TYPES.includes(type)) {
    throw invalidRefusal('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email && type === 'signup') throw invalidRefusal('Type provided requires an email address');
  if (!phone && type === 'sms') throw invalidRefusal('Type provided requires a phone number');
  if (phone && email) {
    throw invalidRefusal('Only an email address or phone number should be provided.');
  }
  if (email) throw new AuthRefusal(400, 'email_provider_disabled', 'Email logins are disabled');
  if (!phone) throw invalidRefusal('Missing email address or phone number');
  if (!settings.phone) {
    throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  return validPhone(phone);
}

/** `POST /resend`: another code to a number waiting for one; all others get the same answer and no code. */
export async function resend(call: AuthCall): Promise<Response> {
  const type = bodyText(call.body, 'type');
  const phone = askedPhone(call, type);
  const user = await userByPhone(call.query, phone);
  const waits = type === 'sms' ? user?.phone_confirmed_at === null : user?.phone_change;
  if (!user || !waits) return authAnswer({});
  const id = await call.transact((query) =>
    type === 'sms'
      ? sendAuthCode(call, query, user, phone, 'confirmation')
      : sendAuthCode(call, query, user, user.phone_change, 'phone_change'),
  );
  return authAnswer(messageJson(id));
}
