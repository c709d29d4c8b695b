import type { RecordRow } from './recordRow.ts';

/** A graded moneyline pick on a day in November 2026, at -110 and 60 %. */
export const gradedRow = (day: number, change: Partial<RecordRow> = {}): RecordRow => {
  const { outcome = 'win', price = -110 } = change;
  const units = { win: 100 / 110, halfWin: 50 / 110, push: 0, halfLoss: -0.5, loss: -1, void: 0 };
  return {
    gradeLine: 100 + day,
    predictionLine: day,
    kind: 'game',
    id: day,
    part: '',
    league: 'NFL',
    name: `Game ${day}`,
    startTime: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`,
    basis: 'pick',
    market: 'moneyline',
    pick: 'A',
    opponent: 'B',
    probability: 60,
    choices: 2,
    price,
    book: 'Book',
    outcome,
    units: units[outcome],
    homeScore: 20,
    awayScore: 17,
    resultVersion: 1,
    ...change,
  };
};
