import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { PUBLIC_EXAMPLES } from '#contract/public/examples.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { recordCsvHead, recordCsvLines } from './csv.ts';

test('the closing-line value follows from price and close, and a void has none', () => {
  const closed = { price: 100, closingProbability: 45 };
  expect(recordCsvHead()).toMatch(/^\uFEFFgradeLine,/);
  const rows = [gradedRow(1, closed), gradedRow(2, { ...closed, outcome: 'void' }), gradedRow(3)];
  const lines: Record<string, string>[] = parse(recordCsvHead() + recordCsvLines(rows), {
    bom: true,
    columns: true,
  });
  expect(lines.map(({ closingLineValue }) => closingLineValue)).toEqual(['-10', '', '']);
  expect(lines.map(({ closingProbability }) => closingProbability)).toEqual(['45', '45', '']);
});

test('a price that may not be given on is a word, and nothing is computed from it', () => {
  const row = gradedRow(1, { basis: 'edge', priceWithheld: true, closingProbability: 45 });
  const { price: _, units: __, ...withheld } = row;
  const [line]: Record<string, string>[] = parse(recordCsvHead() + recordCsvLines([withheld]), {
    bom: true,
    columns: true,
  });
  expect(line).toMatchObject({ price: 'withheld', units: '', closingLineValue: '' });
});

test('the example of openapi.json is a file as we write it', () => {
  const file = recordCsvHead() + recordCsvLines([gradedRow(21)]);
  expect(PUBLIC_EXAMPLES.recordCsv).toBe(file.replace('\uFEFF', ''));
});
