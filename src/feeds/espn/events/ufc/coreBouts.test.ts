import { expect, test } from 'vitest';
import { readCoreBouts } from './coreBouts.ts';

const bout = (change: object = {}) => ({
  id: '401780156',
  description: '5 Rnd (5-5-5-5-5)',
  type: { id: '990', text: 'Light Heavyweight' },
  types: [{ text: 'Light Heavyweight' }, { text: 'UFC Light Heavyweight Title' }],
  matchNumber: 1,
  cardSegment: { id: '173', description: 'Main Card', name: 'main' },
  ...change,
});
const read = (change: object = {}) => readCoreBouts({ items: [bout(change)] }).get('401780156');

test('title, rounds, place and part of a bout', () => {
  expect(read()).toEqual({
    id: '401780156',
    titleFight: true,
    rounds: 5,
    segment: 'main',
    matchNumber: 1,
  });
});

test('types without a belt say that it is none; no types say nothing', () => {
  expect(read({ types: [{ text: 'Welterweight' }] })?.titleFight).toBe(false);
  expect(read({ types: [] })?.titleFight).toBeUndefined();
  expect(read({ types: null })?.titleFight).toBeUndefined();
});

test.each([
  [{ description: '3 Rnd (5-5-5)' }, 3],
  [{ description: null, format: { regulation: { periods: 5 } } }, 5],
  [{ description: '4 Rnd (5-5-5-5)' }, undefined],
  [{ description: null }, undefined],
])('%j is of %s rounds', (change, rounds) => {
  expect(read(change)?.rounds).toBe(rounds);
});

test.each([
  ['prelims1', 'prelims'],
  [{ name: 'prelims2', description: 'Early Prelims' }, 'earlyPrelims'],
  ['Main Card', 'main'],
  [null, undefined],
])('part %j is %s', (cardSegment, segment) => {
  expect(read({ cardSegment })?.segment).toBe(segment);
});

test('the card itself and a bout alone are read as its list is', () => {
  expect(readCoreBouts({ id: '600054473', competitions: [bout()] }).size).toBe(1);
  expect([...readCoreBouts(bout()).keys()]).toEqual(['401780156']);
});

test.each([
  null,
  7,
  'text',
  [],
  {},
  { items: null },
  { items: [null, { $ref: 'http://x' }] },
  { id: '600054473', competitions: [] },
])('%j has no bouts', (answer) => {
  expect(readCoreBouts(answer).size).toBe(0);
});
