import { expect, test } from 'vitest';
import type { CodeDeliveries } from '#domain/operation/codeDeliveries.ts';
import { TEXT_TROUBLES, type TextTrouble } from '#domain/operation/textTroubles.ts';
import { otherWays } from './authDoors.ts';
import { checkNumbers } from './checkNumbers.ts';
import { textFindings } from './textFindings.ts';
import { checkTexts } from './texts.ts';

const NOW = new Date('2026-11-26T18:00:00Z');
const unused = { used: 0, cap: 500 };
const codes = (
  texts: CodeDeliveries['texts'],
  more: Partial<CodeDeliveries> = {},
): CodeDeliveries => ({
  texts,
  unasked: 0,
  failed: 0,
  failedNetworks: 0,
  withheld: 0,
  day: { ...unused, strangers: 0, strangersCap: 300 },
  hour: unused,
  emails: unused,
  signInEmails: unused,
  ...more,
});

const lasting = ['credentials', 'account', 'region', 'sender', 'unregistered', 'limit'] as const;
test.each<TextTrouble>(lasting)(
  '466: of %s the doctor says what it means, who acts and where',
  (trouble) => {
    const [found] = textFindings(
      codes([{ state: 'refused', trouble, at: NOW.toISOString() }]),
      NOW,
    );
    const { meaning, todo, link } = TEXT_TROUBLES[trouble];
    expect(found?.level).toBe('danger');
    for (const part of [meaning, todo, link]) expect(found?.text).toContain(part);
  },
);

test('457: half-used caps are dangers, with their counts; a dead number is none', () => {
  const day = { used: 260, cap: 500, strangers: 250, strangersCap: 300 };
  const one = [{ state: 'refused', trouble: 'unreachable', at: NOW.toISOString() }] as const;
  const found = textFindings(codes(one, { day }), NOW);
  expect(found.map(({ level }) => level)).toEqual(['unchecked', 'danger', 'ok']);
  expect(found[1]?.text).toBe(
    'Codes of the day: 260 of 500 are used, 250 by numbers that had not signed in before.',
  );
});

test('453: tables of numbers older than a year are said, and settings that open nothing', () => {
  expect(checkNumbers({}, NOW)).toEqual([]);
  expect(checkNumbers({ SMS_NEW_AREA_CODES: '232' }, new Date('2027-11-30'))).toHaveLength(1);
  expect(checkNumbers({ SMS_NEW_AREA_CODES: '232,900' }, NOW)[0]?.text).toContain('1 entry');
});

test('458: ways to sign in that nothing here uses are dangers', () => {
  const external = { phone: true, email: true, anonymous_users: true, google: false };
  const found = otherWays({ external, saml_enabled: true }).map(
    ({ text }) => text.split(' is on')[0],
  );
  expect(found).toEqual(
    ['email', 'anonymous_users', 'saml'].map((name) => `Supabase Auth: sign-in by ${name}`),
  );
  expect(otherWays({ external: { phone: true, email: false } })).toEqual([]);
});

test('without a database the numbers alone are checked', async () => {
  expect((await checkTexts({}, NOW)).map(({ level }) => level)).toEqual(['unchecked']);
});
