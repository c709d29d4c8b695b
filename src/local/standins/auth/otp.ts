import { createHash, randomInt, randomUUID } from 'node:crypto';
import { clock } from '#clock';
import type { Inbox } from '../inbox.ts';
import { answer, refuse } from './answers.ts';
import { type SessionOptions, signIn } from './sessions.ts';
import { callHook, type SmsHook } from './smsHook.ts';
import { createUser, digits, type User, userByPhone, userJson } from './users.ts';

export interface OtpOptions extends SessionOptions {
  readonly inbox: Inbox;
  /** Codes go to this hook instead of the inbox. */
  readonly hook?: SmsHook | undefined;
  /** Numbers (digits alone) with a fixed code, to which nothing is sent. */
  readonly testCodes: Readonly<Record<string, string>>;
  /** How long a code is good. */
  readonly lifetimeS: number;
  /** Least time between two codes to a number. */
  readonly minIntervalS: number;
}

const hash = (phone: string, code: string): string =>
  createHash('sha224')
    .update(phone + code)
    .digest('hex');

const invalid = () => refuse(403, 'otp_expired', 'Token has expired or is invalid');

function waitFor(user: User | undefined, minIntervalS: number): number {
  if (!user?.confirmation_sent_at) return 0;
  const sinceS = (clock.now().getTime() - user.confirmation_sent_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(minIntervalS - sinceS));
}

export interface OtpRequest {
  readonly phone: unknown;
  readonly createUser: boolean;
  readonly data: object;
}

/** `POST /otp` and `/resend`. */
export async function sendOtp(options: OtpOptions, asked: OtpRequest): Promise<Response> {
  const { query, inbox, hook, testCodes } = options;
  const phone = digits(asked.phone);
  if (!/^[1-9]\d{6,14}$/.test(phone)) {
    return refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
  }
  const known = await userByPhone(query, phone);
  if (!known && !asked.createUser) {
    return refuse(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const waitS = waitFor(known, options.minIntervalS);
  if (waitS > 0) {
    const text = `For security purposes, you can only request this after ${waitS} seconds.`;
    return refuse(429, 'over_sms_send_rate_limit', text);
  }
  const user = known ?? (await createUser(query, { phone, userData: asked.data }));
  const fixed = testCodes[phone];
  const code = fixed ?? String(randomInt(1_000_000)).padStart(6, '0');
  await query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = auth.clock() where phone = $1',
    [phone, hash(phone, code)],
  );
  if (fixed === undefined && hook !== undefined) {
    const payload = { user: user && userJson(user), sms: { otp: code } };
    const status = await callHook(hook, payload);
    if (status >= 300) {
      return refuse(500, 'unexpected_failure', `The Send SMS hook answered ${status}`);
    }
  } else if (fixed === undefined) {
    inbox.add({ to: `+${phone}`, text: `Your code is ${code}` });
  }
  return answer({ message_id: randomUUID() });
}

/** `POST /verify`: a code is good once. */
export async function verifyOtp(
  options: OtpOptions,
  asked: { phone: unknown; token: unknown; type: unknown },
): Promise<Response> {
  if (asked.type !== 'sms') {
    return refuse(400, 'validation_failed', 'Only verification by SMS is built in here');
  }
  const phone = digits(asked.phone);
  const [user] = await options.query<User>(
    `update auth.users set confirmation_token = null, last_sign_in_at = auth.clock(), updated_at = auth.clock(),
            phone_confirmed_at = coalesce(phone_confirmed_at, auth.clock())
     where phone = $1 and confirmation_token = $2
       and confirmation_sent_at > auth.clock() - make_interval(secs => $3) returning *`,
    [phone, hash(phone, String(asked.token)), options.lifetimeS],
  );
  return user ? signIn(options, user) : invalid();
}
