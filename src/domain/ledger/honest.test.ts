import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerFault } from './exampleLedger.fixture.ts';
import { honestLedger } from './honestLedger.fixture.ts';

test('a ledger that an honest site writes stands, whatever happens to its games', () => {
  fc.assert(
    fc.property(honestLedger, (lines) => {
      expect(ledgerFault(lines)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
