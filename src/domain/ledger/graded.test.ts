import { expect, test } from 'vitest';
import { ledgerFault } from './exampleLedger.fixture.ts';
import { GAME_CASES } from './gradeCases/gameCases.fixture.ts';
import { PART_CASES } from './gradeCases/partCases.fixture.ts';

test.each(GAME_CASES)('of games: %s', (_, lines, fault) => {
  expect(ledgerFault(lines)).toEqual(fault);
});

test.each(PART_CASES)('of events: %s', (_, lines, fault) => {
  expect(ledgerFault(lines)).toEqual(fault);
});
