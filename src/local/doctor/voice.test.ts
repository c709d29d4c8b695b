import { expect, test } from 'vitest';
import { CLAIMS } from '#content/marketing/claims.ts';
import { PLAN_FEATURES } from '#content/marketing/subscribe.ts';
import type { Environment } from '#wiring';
import { checkVoice } from './voice.ts';

const ON: Environment = {
  SIMCAST_VOICE_LINE: 'on',
  TWILIO_AUTH_TOKEN: 'canary-of-this-test',
  URL: 'https://simcast.test',
};
const said = (environment: Environment, level?: string): string =>
  checkVoice(environment)
    .flatMap((finding) => (level === undefined || finding.level === level ? [finding.text] : []))
    .join('\n');

test('off, it says so, what is to be approved first, and what a member would cost', () => {
  expect(said({}, 'missing')).toBe('');
  const text = said({});
  expect(text).toContain('Voice line: off');
  expect(text).toMatch(/Twilio’s and the carriers’ rules/);
  expect(text).toMatch(/30 minutes a member a month at 2\.2 cents are \$0\.66 .*check/);
});

test('on, it names both webhooks, and no secret', () => {
  const text = said(ON);
  expect(text).toContain('https://simcast.test/api/voice/call');
  expect(text).toContain('https://simcast.test/api/voice/status');
  expect(text).not.toContain('canary');
});

test('the owner’s own figures take the place of the dated ones', () => {
  const own = {
    ...ON,
    SIMCAST_VOICE_CENTS_PER_MINUTE: '0.85',
    SIMCAST_VOICE_MINUTES_PER_MEMBER: '100',
  };
  expect(said(own)).toContain('100 minutes a member a month at 0.85 cents are $0.85');
  expect(said({ ...ON, SIMCAST_VOICE_CENTS_PER_MINUTE: 'cheap' }, 'missing')).toContain('numbers');
});

test('half a setting is named', () => {
  expect(said({ SIMCAST_VOICE_LINE: 'on' }, 'missing')).toContain('TWILIO_AUTH_TOKEN');
  expect(said({ ...ON, SIMCAST_VOICE_LINE: 'true' }, 'missing')).toContain('not to "on"');
});

test('while the line is off, as by default, the plan calls it later', () => {
  const feature = PLAN_FEATURES.find(({ title }) => title === CLAIMS.voiceLine.text);
  expect(feature?.later).toBe(true);
});
