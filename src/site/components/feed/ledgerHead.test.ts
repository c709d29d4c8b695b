import { expect, test } from 'vitest';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { ledgerHeadXml } from './ledgerHead.ts';

test('a head in a feed is whole, and before the first there is none', () => {
  const [head] = EXAMPLE_HEADS;
  expect(ledgerHeadXml(head)).toBe(
    `<ledger:head day="2026-11-20" line="4" algorithm="SHA-256">${head?.hash}</ledger:head>`,
  );
  expect(ledgerHeadXml(undefined)).toBe('');
});
