import { expect, test } from 'vitest';
import { BACKTEST } from './backtest.ts';
import { testedName, testedSeasonsText } from './words.ts';

test('seasons that follow on each other are a range, others a list', () => {
  expect(testedSeasonsText('2024 + 2025')).toBe('2024–2025');
  expect(testedSeasonsText('2025')).toBe('2025');
  expect(testedSeasonsText('2021 + 2023')).toBe('2021, 2023');
});

test('no league of the backtest stands on the page by the name of its file', () => {
  const names = BACKTEST.questions.map(({ league }) => testedName(league));
  expect(names).toContain('Premier League');
  expect(names).toContain('College Football');
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z ,0-9]+$/);
  expect(names.filter((name) => /^(EPL|LaLiga|SerieA|NCAA[FB]|golf)$/.test(name))).toEqual([]);
});
