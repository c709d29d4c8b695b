import { randomUUID } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import { authAnswer } from './answers.ts';
import { bodyText, type Data, dataIn, flagIn } from './body.ts';
import type { AuthCall } from './call.ts';
import { keepPhoneIdentity, phoneIdentity } from './identities.ts';
import { unknownPassword } from './passwords.ts';
import { validPhone } from './phone.ts';
import { AuthRefusal, failedRefusal, invalidRefusal } from './refusal.ts';
import { messageJson, sendAuthCode } from './sendCode.ts';
import { type AuthUser, insertUser, userByPhone } from './users.ts';

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const duplicateText = (phone: string): string =>
  `ERROR: duplicate key value violates unique constraint "users_phone_key" (SQLSTATE 23505): Key (phone)=(${phone}) already exists.`;

/** A user with an unconfirmed number. Of two simultaneous ones the later fails. */
export async function signUp(
  query: SqlQuery,
  phone: string,
  password: string,
  data: Data,
  now: Date,
): Promise<AuthUser> {
  const id = randomUUID();
  const known = { ...data, ...phoneIdentity(id) };
  try {
    const row = {
      id,
      phone,
      encrypted_password: password,
      raw_app_meta_data: { provider: 'phone', providers: ['phone'] },
      raw_user_meta_data: known,
    };
    const user = await insertUser(query, row, now);
    await keepPhoneIdentity(query, id, known, now);
    return user;
  } catch (error) {
    // Its own words for PostgreSQL's error, as the real server says them (run on 2026-11-26).
    throw isDuplicate(error) ? failedRefusal(duplicateText(phone)) : error;
  }
}

async function askedPhone({ body, query, settings, hook }: AuthCall): Promise<string> {
  const phone = bodyText(body, 'phone');
  const email = bodyText(body, 'email');
  const channel = bodyText(body, 'channel') || 'sms';
  if (phone && email) {
    throw invalidRefusal('Only an email address or phone number should be provided');
  }
  if (
    phone &&
    !flagIn(body, 'create_user', true) &&
    !(await userByPhone(query, validPhone(phone)))
  ) {
    throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (email) throw new AuthRefusal(422, 'email_provider_disabled', 'Email logins are disabled');
  if (!phone) throw invalidRefusal('One of email or phone must be set');
  if (!settings.phone) {
    throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const valid = validPhone(phone);
  if (!hook && !['sms', 'whatsapp'].includes(channel)) {
    throw invalidRefusal("Invalid channel, supported values are 'sms' or 'whatsapp'");
  }
  return valid;
}

/** `POST /otp`: a code to a number; an unknown or never confirmed one signs up. */
export async function otp(call: AuthCall): Promise<Response> {
  const data = dataIn(call.body, 'data') ?? {};
  const phone = await askedPhone(call);
  const known = await userByPhone(call.query, phone);
  if (known?.phone_confirmed_at) {
    const send = (query: SqlQuery) => sendAuthCode(call, query, known, phone, 'confirmation');
    return authAnswer(messageJson(await call.transact(send)));
  }
  if (!call.settings.signup) {
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const password = known ? '' : await unknownPassword();
  await call.transact(async (query) => {
    const user = known ?? (await signUp(query, phone, password, data, call.now));
    await sendAuthCode(call, query, user, phone, 'confirmation');
  });
  return authAnswer({});
}
