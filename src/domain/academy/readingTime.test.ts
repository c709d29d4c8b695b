import { expect, test } from 'vitest';
import { example, type Module } from './module.ts';
import { readingMinutes } from './readingTime.ts';

const answer = { text: 'Yes', why: 'Because.' };
const question = { ask: 'Is it?', answers: [answer, answer, answer], right: 0 } as const;
const module = (words: number): Module => ({
  id: 'one',
  title: 'One',
  teaches: 'One thing.',
  text: [Array(words).fill('word').join(' ')],
  example: example({ a: 1 }, ({ a }) => ({ title: 'Sum', lines: [`${a}`], answer: 'Two' })),
  check: [question, question],
});

test('more words take more minutes, the sum and the questions count', () => {
  expect(readingMinutes(module(97))).toBe(1);
  expect(readingMinutes(module(317))).toBe(3);
  expect(readingMinutes(module(1))).toBe(1);
});
