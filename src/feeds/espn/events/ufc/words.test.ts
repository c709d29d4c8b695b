import { expect, test } from 'vitest';
import { initialFightRatings } from '#engine/fights/fitted.ts';
import { fightMethod } from './method.ts';
import { weightClassOf } from './weightClass.ts';

test.each([
  ['Welterweight', 'Welterweight', false],
  ['Light Heavyweight', 'Light Heavyweight', false],
  ['W Strawweight', "Women's Strawweight", true],
  ["Women's Flyweight Title", "Women's Flyweight", true],
  ['W. Bantamweight', "Women's Bantamweight", true],
  ['Strawweight', "Women's Strawweight", true],
  ['Catchweight', 'Catch Weight', false],
  ['Catch Weight', 'Catch Weight', false],
] as const)('%s is a class of the ratings', (text, name, women) => {
  expect(weightClassOf(text)).toEqual({ name, women });
  expect(initialFightRatings('UFC').classes).toHaveProperty([name]);
});

test.each([undefined, '', 'Openweight'])('%s names no class', (text) => {
  expect(weightClassOf(text)).toEqual({ name: undefined, women: false });
});

test.each([
  ['kotko', 'knockout'],
  ['Unofficial Winner Kotko', 'knockout'],
  ['KO/TKO | Punches', 'knockout'],
  ['TKO', 'knockout'],
  ['Doctor Stoppage', 'knockout'],
  ['Unofficial Winner Submission', 'submission'],
  ['Rear Naked Choke', 'submission'],
  ['Unofficial Winner Decision', 'decision'],
  ['U-DEC', 'decision'],
  ['Decision - Split', 'decision'],
  ['Disqualification', 'other'],
  ['Final', undefined],
  ['', undefined],
] as const)('%j ended by %s', (text, method) => {
  expect(fightMethod(text)).toBe(method);
});
