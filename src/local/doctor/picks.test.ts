import { expect, test } from 'vitest';
import { checkPicks } from './picks.ts';

const ON = {
  SIMCAST_SMS_PICKS: 'on',
  URL: 'https://simcast.test',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'a'.repeat(32)}`,
  TWILIO_PICKS_MESSAGING_SERVICE_SID: `MG${'b'.repeat(32)}`,
};
const levels = (environment: Record<string, string>, level: string) =>
  checkPicks(environment)
    .filter((finding) => finding.level === level)
    .map(({ text }) => text)
    .join('\n');

test('off is fine, and what must be approved first is named, with what a month costs', () => {
  expect(levels({}, 'ok')).toContain('Picks by text are off');
  expect(levels({}, 'unchecked')).toMatch(
    /10DLC[\s\S]*Stripe[\s\S]*Privacy Policy[\s\S]*\$0\.72 a member and month/,
  );
  expect(levels({ SIMCAST_SMS_SEGMENT_CENTS: '2' }, 'ok')).toContain('$1.20 a member and month');
  expect(levels({ SIMCAST_SMS_SEGMENT_CENTS: 'cheap' }, 'missing')).toContain('no price');
});

test('on without its settings, with a word that is none, or on the service of the codes', () => {
  expect(levels(ON, 'missing') + levels(ON, 'danger')).toBe('');
  expect(levels({ ...ON, TWILIO_AUTH_TOKEN: '' }, 'missing')).toContain('not set up');
  expect(levels({ SIMCAST_SMS_PICKS: 'yes' }, 'missing')).toContain('set it to on or off');
  const shared = { ...ON, TWILIO_PICKS_MESSAGING_SERVICE_SID: ON.TWILIO_MESSAGING_SERVICE_SID };
  expect(levels(shared, 'danger')).toContain('cannot sign in');
});
