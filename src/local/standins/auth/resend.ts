import { answer } from './answers.ts';
import { textIn } from './body.ts';
import type { Call } from './call.ts';
import { validPhone } from './phone.ts';
import { invalid, Refusal } from './refusal.ts';
import { messageJson, sendCode } from './sendCode.ts';
import { userByPhone } from './users.ts';

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

function askedPhone({ body, settings }: Call, type: string): string {
  const phone = textIn(body, 'phone');
  const email = textIn(body, 'email');
  if (!TYPES.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email && type === 'signup') throw invalid('Type provided requires an email address');
  if (!phone && type === 'sms') throw invalid('Type provided requires a phone number');
  if (phone && email) {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (email) throw new Refusal(400, 'email_provider_disabled', 'Email logins are disabled');
  if (!phone) throw invalid('Missing email address or phone number');
  if (!settings.phone) {
    throw new Refusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  return validPhone(phone);
}

/** `POST /resend`: another code to a number waiting for one; all others get the same answer and no code. */
export async function resend(call: Call): Promise<Response> {
  const type = textIn(call.body, 'type');
  const phone = askedPhone(call, type);
  const user = await userByPhone(call.query, phone);
  const waits = type === 'sms' ? user?.phone_confirmed_at === null : user?.phone_change;
  if (!user || !waits) return answer({});
  const id = await call.transact((query) =>
    type === 'sms'
      ? sendCode(call, query, user, phone, 'confirmation')
      : sendCode(call, query, user, user.phone_change, 'phone_change'),
  );
  return answer(messageJson(id));
}
