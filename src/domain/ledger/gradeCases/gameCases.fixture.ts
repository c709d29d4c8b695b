import { CLOSE_CASES } from './closeCases.fixture.ts';
import { FORM_CASES } from './formCases.fixture.ts';
import type { LedgerCase } from './gradeSayings.fixture.ts';
import { LINE_CASES } from './lineCases.fixture.ts';
import { OUTCOME_CASES } from './outcomeCases.fixture.ts';
import { TWICE_CASES } from './twiceCases.fixture.ts';
import { UNIT_CASES } from './unitCases.fixture.ts';

/** Ledgers about grades of games, each right or with one thing wrong. */
export const GAME_CASES: readonly LedgerCase[] = [
  ...LINE_CASES,
  ...FORM_CASES,
  ...OUTCOME_CASES,
  ...UNIT_CASES,
  ...CLOSE_CASES,
  ...TWICE_CASES,
];
