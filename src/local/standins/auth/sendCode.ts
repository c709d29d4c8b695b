import { createHash, randomInt, randomUUID } from 'node:crypto';
import { clock } from '#clock';
import type { SqlQuery } from '../../services/query.ts';
import { audit } from './auditLog.ts';
import type { AuthCall } from './call.ts';
import { AuthRefusal } from './refusal.ts';
import type { AuthSettings } from './settings.ts';
import { callHook } from './smsHook.ts';
import { type AuthUser, showUser, updateUser } from './users.ts';
import { storeWaiting } from './waitingCodes.ts';

/** What a code confirms: the user's own number, or a new one. */
type Purpose = 'confirmation' | 'phone_change';

export const hashCode = (phone: string, code: string): string =>
  createHash('sha224')
    .update(phone + code)
    .digest('hex');

const tooMany = (message: string): AuthRefusal =>
  new AuthRefusal(429, 'over_sms_send_rate_limit', message);

/** A test number's fixed code, while fixed codes are valid. */
export const testCode = (
  { testCodes, testCodesUntil }: AuthSettings,
  phone: string,
  now: Date,
): string | undefined =>
  testCodesUntil !== undefined && now > testCodesUntil ? undefined : testCodes[phone];

function requireSpacing(sentAt: Date | null, { settings, now }: AuthCall): void {
  if (sentAt === null) return;
  const leftMs = sentAt.getTime() + settings.codeIntervalS * 1000 - now.getTime();
  if (leftMs < 0) return;
  const seconds = Math.trunc(leftMs / 1000);
  throw tooMany(`For security purposes, you can only request this after ${seconds} seconds.`);
}

async function viaHook(
  call: AuthCall,
  query: SqlQuery,
  user: AuthUser,
  phone: string,
  code: string,
) {
  if (call.hook === undefined) return;
  const metadata = {
    uuid: randomUUID(),
    time: clock.now(),
    name: 'send-sms',
    ip_address: call.address,
  };
  const shown = await showUser(query, user);
  await callHook(call.hook, { metadata, user: shown, sms: { otp: code, phone } });
}

/** @returns the id of the message */
function viaInbox({ inbox, settings }: AuthCall, phone: string, code: string, purpose: Purpose) {
  try {
    inbox.add({ to: `+${phone}`, text: settings.template.replaceAll('{{ .Code }}', code) });
    return randomUUID();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Error sending ${purpose} OTP to provider: ${reason}`;
    throw new AuthRefusal(422, 'sms_send_failed', message);
  }
}

/**
 * Sends a code to a number and then stores it: if sending fails, the transaction leaves everything unchanged, including an older
 * code.
 * @returns the id of the message; empty with a hook
 */
export async function sendAuthCode(
  call: AuthCall,
  query: SqlQuery,
  user: AuthUser,
  phone: string,
  purpose: Purpose,
): Promise<string> {
  const { settings, limits, now } = call;
  const isChange = purpose === 'phone_change';
  requireSpacing(isChange ? user.phone_change_sent_at : user.confirmation_sent_at, call);
  const fixed = testCode(settings, phone, now);
  let messageId = 'test-otp';
  let code = fixed ?? '';
  if (fixed === undefined) {
    if (!limits.texts(now.getTime())) throw tooMany('SMS rate limit exceeded');
    code = String(randomInt(10 ** settings.codeLength)).padStart(settings.codeLength, '0');
    // Who waited for a lock until nobody waited for the answer sends no text.
    call.over.throwIfAborted();
    const told = isChange ? { ...user, phone_change: phone } : user;
    if (call.hook) await viaHook(call, query, told, phone, code);
    messageId = call.hook ? '' : viaInbox(call, phone, code, purpose);
  }
  const token = hashCode(phone, code);
  const changes = isChange
    ? { phone_change: phone, phone_change_token: token, phone_change_sent_at: now }
    : { confirmation_token: token, confirmation_sent_at: now };
  await updateUser(query, user, changes, now);
  const kind = isChange ? 'phone_change_token' : 'confirmation_token';
  await storeWaiting(call, query, { user: user.id, kind, to: phone, hash: token });
  const asked = user.phone_confirmed_at ? 'user_recovery_requested' : 'user_confirmation_requested';
  await audit(call, query, user, asked, { channel: 'sms' });
  return messageId;
}

/** The response of `/otp` and `/resend`. */
export const messageJson = (id: string): object => (id === '' ? {} : { message_id: id });
