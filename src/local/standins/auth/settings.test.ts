import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { goDurationMs } from './goDuration.ts';
import { PROJECT } from './settings.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../supabase/config.toml'), 'utf8');
const config: unknown = parse(text);

/** A value of the file, by its path. */
const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), config);

test('the stand-in is set as the hosted project is', () => {
  const { signIns, verifications, refreshes } = PROJECT.perAddress ?? {};
  expect({
    'auth.enable_signup': PROJECT.signup,
    'auth.sms.enable_signup': PROJECT.phone,
    'auth.sms.template': PROJECT.template,
    'auth.jwt_expiry': PROJECT.jwtLifetimeS,
    'auth.enable_refresh_token_rotation': PROJECT.rotation,
    'auth.refresh_token_reuse_interval': PROJECT.reuseIntervalS,
    'auth.minimum_password_length': PROJECT.passwordLength,
    'auth.email.secure_password_change': PROJECT.passwordNeedsFreshSession,
    'auth.rate_limit.sms_sent': PROJECT.textsPerHour,
    'auth.rate_limit.sign_in_sign_ups': signIns,
    'auth.rate_limit.token_verifications': verifications,
    'auth.rate_limit.token_refresh': refreshes,
  }).toEqual({
    'auth.enable_signup': at('auth.enable_signup'),
    'auth.sms.enable_signup': at('auth.sms.enable_signup'),
    'auth.sms.template': at('auth.sms.template'),
    'auth.jwt_expiry': at('auth.jwt_expiry'),
    'auth.enable_refresh_token_rotation': at('auth.enable_refresh_token_rotation'),
    'auth.refresh_token_reuse_interval': at('auth.refresh_token_reuse_interval'),
    'auth.minimum_password_length': at('auth.minimum_password_length'),
    'auth.email.secure_password_change': at('auth.email.secure_password_change'),
    'auth.rate_limit.sms_sent': at('auth.rate_limit.sms_sent'),
    'auth.rate_limit.sign_in_sign_ups': at('auth.rate_limit.sign_in_sign_ups'),
    'auth.rate_limit.token_verifications': at('auth.rate_limit.token_verifications'),
    'auth.rate_limit.token_refresh': at('auth.rate_limit.token_refresh'),
  });
  expect(goDurationMs(String(at('auth.sms.max_frequency')))).toBe(PROJECT.codeIntervalS * 1000);
  expect(at('auth.password_requirements')).toBe('lower_upper_letters_digits_symbols');
  expect(PROJECT.passwordClasses).toHaveLength(4);
});

test('what has no key of its own is told beside the others', () => {
  expect(text).toContain(
    `{ "sms_otp_length": ${PROJECT.codeLength}, "sms_otp_exp": ${PROJECT.codeLifetimeS} }`,
  );
});

test('414: the reader’s address is believed, and no log of numbers is kept', () => {
  expect(text).toContain(
    '{ "security_sb_forwarded_for_enabled": true, "audit_log_disable_postgres": true }',
  );
  expect([PROJECT.believesForwardedFor, PROJECT.logsToPostgres]).toEqual([true, false]);
});

test('no number is confirmed without a code, and no fixed code is good there', () => {
  expect(at('auth.sms.enable_confirmations')).toBe(false);
  expect(at('auth.sms.test_otp')).toBeUndefined();
});

test('sessions end as here, by our own rules alone', () => {
  expect(at('auth.sessions')).toBeUndefined();
  expect([PROJECT.sessionTimeboxS, PROJECT.sessionInactivityS]).toEqual([undefined, undefined]);
});

test('the hook is told from the same variables as here', () => {
  expect(at('auth.hook.send_sms')).toMatchObject({
    uri: 'env(SEND_SMS_HOOK_URI)',
    secrets: 'env(SEND_SMS_HOOK_SECRETS)',
  });
});
