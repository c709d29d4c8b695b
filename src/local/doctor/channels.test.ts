import { expect, test } from 'vitest';
import webPush from 'web-push';
import { checkEmail, checkPush } from './channels.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const PUSH = {
  SIMCAST_PUSH_PICKS: 'on',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:owner@simcast.test',
};
const EMAIL = {
  SIMCAST_EMAIL_PICKS: 'on',
  URL: 'https://simcast.test',
  RESEND_API_KEY: 're_123',
  RESEND_WEBHOOK_SECRET: 'whsec_abc',
  EMAIL_FROM: 'Simcast <picks@simcast.test>',
  EMAIL_POSTAL_ADDRESS: '1 Street, Town, PA 10000',
  PHONE_HASH_KEY: 'k'.repeat(32),
};
const said = (findings: ReturnType<typeof checkPush>, level: string) =>
  findings.flatMap((one) => (one.level === level ? [one.text] : [])).join('\n');

test('off is fine, and says what comes first and what a month costs', () => {
  expect(said(checkPush({}), 'ok')).toMatch(/off[\s\S]*\$0\.00 a member and month/);
  expect(said(checkEmail({}), 'ok')).toContain('off (SIMCAST_EMAIL_PICKS), the weekly letter');
  expect(said(checkEmail({}), 'unchecked')).toMatch(/CAN-SPAM[\s\S]*\$0\.012 a member and month/);
});

test.each([
  ['VAPID_PUBLIC_KEY', privateKey],
  ['VAPID_PRIVATE_KEY', ''],
  ['VAPID_SUBJECT', 'owner'],
])('notifications that are on without a right %s are missed', (name, value) => {
  expect(said(checkPush(PUSH), 'missing')).toBe('');
  expect(said(checkPush({ ...PUSH, [name]: value }), 'missing')).toContain('not set up');
});

test.each([
  ['RESEND_API_KEY', 'key'],
  ['RESEND_WEBHOOK_SECRET', ''],
  ['EMAIL_FROM', 'Simcast'],
  ['EMAIL_POSTAL_ADDRESS', ''],
])('e-mail that is on without a right %s is missed', (name, value) => {
  expect(said(checkEmail(EMAIL), 'missing')).toBe('');
  expect(said(checkEmail({ ...EMAIL, [name]: value }), 'missing')).toContain('not set up');
  expect(said(checkEmail({ SIMCAST_EMAIL_PICKS: 'yes' }), 'missing')).toContain('on or off');
});
