import { describe, expect, test } from 'vitest';
import { chained, ledgerFault, minute, ofEvent, ofGame, payload } from './exampleLedger.fixture.ts';

describe('a start', () => {
  const starting = (gameTime: string, at = '2026-11-20T10:00:00.000400Z') =>
    ledgerFault(chained([payload(at, ofGame(1, gameTime))]));
  test.each([
    '2099',
    '12/1/2099',
    '2026-12-01',
    '2026-12-01T18:00Z',
    '2026-12-01T18:00:00',
    '2026-12-01T18:00:00z',
    '2026-12-01T18:00:00+00:00',
    '2026-12-01T24:00:00Z',
    '2026-11-31T18:00:00Z',
    '2026-12-01T18:00:00.1234567Z',
    '0000-12-01T18:00:00Z',
    '+012026-12-01T18:00:00Z',
  ])('%s is none', (text) => {
    expect(starting(text)).toEqual(['malformed', 1]);
  });
  test('is compared to the microsecond', () => {
    expect(starting('2026-11-20T10:00:00.0005Z')).toBeUndefined();
    expect(starting('2026-11-20T10:00:00.0004Z')).toEqual(['inserted late', 1]);
    expect(starting('2026-11-20T10:00:00Z')).toEqual(['inserted late', 1]);
  });
  test('of another thing in the payload hides none', () => {
    const hidden = { ...ofEvent(1, ''), startTime: '2026-12-01T18:00:00Z' };
    const past = { id: 1, startTime: '2026-11-19T18:00:00Z' };
    const late = payload(minute(0), { ...hidden, event: past });
    expect(ledgerFault(chained([late]))).toEqual(['inserted late', 1]);
  });
  test.each(['2026-02-30', '2026-11-31', '0000-01-01'])('%s is no day', (day) => {
    const text = payload(`${day}T10:00:00.000000Z`, ofGame(1));
    expect(ledgerFault(chained([text]))).toEqual(['malformed', 1]);
  });
});

describe('time that goes back', () => {
  const at = (...minutes: number[]) =>
    ledgerFault(chained(minutes.map((when, index) => payload(minute(when), ofGame(index + 1)))));
  test('after several late lines names the first of them', () => {
    expect(at(0, 1, 50, 51, 2, 3)).toEqual(['inserted late', 3]);
    expect(at(50, 51, 1, 2, 3)).toEqual(['inserted late', 1]);
  });
  test('once, and goes on from before, names the one that was dated back', () => {
    expect(at(0, 10, 20, 5, 21, 22)).toEqual(['inserted late', 4]);
  });
  test('at the end names the one before where that alone is later', () => {
    expect(at(0, 10, 5)).toEqual(['inserted late', 2]);
    expect(at(0, 10, 20, 5)).toEqual(['inserted late', 4]);
  });
});
