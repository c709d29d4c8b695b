import { expect, test } from 'vitest';
import { confirmMail, knownMail, letterText } from './letterMail.ts';

const SENDER = {
  name: 'Simcast',
  siteUrl: 'https://simcast.test',
  helpLine: '1-800-GAMBLER',
  postalAddress: '1 Local Street, Nowhere, PA 10000',
};
const LINK = 'https://simcast.test/api/letters/confirm?t=secret';

test('the mail that asks says who, where, how long, and that doing nothing is enough', () => {
  const { subject, text } = confirmMail(SENDER, LINK, 48);
  expect(subject).toBe('Confirm the weekly letter of Simcast');
  expect(text).toContain(`confirm it within 48 hours: ${LINK}\n`);
  expect(text).toContain('If it was not you, do nothing');
});

test('every mail names how to stop it or to be left alone, the help line and the address by post', () => {
  for (const text of [
    confirmMail(SENDER, LINK, 48).text,
    knownMail(SENDER, LINK).text,
    letterText(SENDER, 'Of 3 winners …', LINK),
  ]) {
    expect(text).toContain(LINK);
    expect(text).toContain('https://simcast.test/where-we-were-wrong');
    expect(text).toContain('Help with gambling: 1-800-GAMBLER');
    expect(text.endsWith(SENDER.postalAddress)).toBe(true);
  }
  expect(knownMail(SENDER, LINK).text).not.toContain('confirm it');
});
