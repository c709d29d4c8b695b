import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicText } from './publicText.ts';

test.each([
  ['no NFL game fits J.J. Watt at St. Louis', 'no NFL game fits J.J. Watt at St. Louis'],
  ['401547665 score 3-41', '401547665 score 3-41'],
  ['site.api.espn.com/apis/site/v2 answered with status 500', '[…] answered with status 500'],
  ['127.0.0.1:8123/scores cannot be reached', '[…] cannot be reached'],
  ['http://feeds.internal:9000/x?apikey=1 answered', '[…] answered'],
  ['postgres://user:pw@db.internal/x', '[…]'],
  ['localhost:54321/rest failed', '[…] failed'],
  ['[::1]:8080/x failed', '[…] failed'],
  ['getaddrinfo ENOTFOUND db.prod', 'getaddrinfo ENOTFOUND […]'],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED […]'],
  ['key sb_secret_abcdef and +1 555 555 0100', 'key [secret] and [phone]'],
  ['a\u0000b\nc\u202Ed', 'a b c d'],
  ['half \uD800 pair', 'half � pair'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(publicText(text)).toBe(shown);
});

test('whatever a feed says, one short line is shown, without an address of ours in it', () => {
  const address = fc.constantFrom(
    'http://10.1.2.3:5432/x',
    'https://db.internal:8443',
    'http://localhost:3000',
    '192.168.0.12:54321',
    'postgres.prod.internal:5432/db',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), address, fc.string(), (before, hidden, after) => {
      const shown = publicText(`${before} ${hidden} ${after}`);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(shown).not.toMatch(/10\.1\.2\.3|db\.internal|localhost|192\.168|prod\.internal/);
    }),
  );
});

test('a text of megabytes takes no time', () => {
  expect(publicText(`${'a.'.repeat(2_000_000)}`).length).toBeLessThanOrEqual(200);
  expect(publicText('+1'.repeat(1_000_000)).length).toBeLessThanOrEqual(200);
});
