import { expect, test } from 'vitest';
import { keep } from './keep.ts';

test('a thing is made once, whoever asks and when, until others have taken its place', async () => {
  const kept = keep<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept(key, async () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  await ask('c');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('what fails is tried again', async () => {
  const kept = keep<string>(2);
  await expect(kept('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept('a', async () => 'here')).toBe('here');
});
