import { expect, test } from 'vitest';
import { SITE } from '#site';
import { securityText } from './securityText.ts';

test('who finds a hole reads where to tell it, for less than a year and never after', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const fields = securityText(SITE, now)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
  const named = (name: string) => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  // RFC 9116, 2.5: at least one Contact, each an address of a web page, of mail or a telephone; one Expires.
  expect(named('Contact').length).toBeGreaterThan(0);
  for (const contact of named('Contact')) expect(contact).toMatch(/^(?:https:|mailto:|tel:\+\d)/);
  const [expires = '', ...more] = named('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(named('Canonical')).toEqual([`${SITE.url}/.well-known/security.txt`]);
  expect(named('Preferred-Languages')).toEqual(['en']);
});
