import { CALLED, gradedGame, inLeague, type LedgerCase } from './gradeSayings.fixture.ts';

/** What units follow from. */
export const UNIT_CASES: readonly LedgerCase[] = [
  ['9.5 units at -110', gradedGame({ units: 9.5 }), ['wrong units', 2]],
  ['a unit rounded', gradedGame({ units: 0.909 }), ['wrong units', 2]],
  ['no units', gradedGame({ units: null }), ['wrong units', 2]],
  ['units as a text', gradedGame({ units: '0.9' }), ['wrong units', 2]],
  [
    'half a unit lost by a whole loss',
    gradedGame({ score: { home: 1, away: 2 }, outcome: 'loss', units: -0.5 }),
    ['wrong units', 2],
  ],
  [
    'units of what is void',
    gradedGame({ ...CALLED, outcome: 'void', units: 0.1 }),
    ['wrong units', 2],
  ],
  ['no price, no units', inLeague('NFL', { price: null }, { units: null }), undefined],
  ['no price, and units', inLeague('NFL', { price: null }, {}), ['wrong units', 2]],
  ['a price that no book asks', inLeague('NFL', { price: 50 }, { units: 0.5 }), ['wrong units', 2]],
  ['a price as a text', inLeague('NFL', { price: '-110' }, {}), ['wrong units', 2]],
  ['a price that is withheld', inLeague('NFL', { price: 'withheld' }, { units: null }), undefined],
  ['units of a withheld price', inLeague('NFL', { price: 'withheld' }, {}), ['wrong units', 2]],
];
