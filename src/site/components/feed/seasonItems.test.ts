import { expect, test } from 'vitest';
import type { SeasonWeeks } from '#domain/season/seasonWeeks.ts';
import { publicSeasonItems } from './seasonItems.ts';

const week = (day: string, playoffs: number, title: number) => ({
  week: day,
  madeAt: `${day}T11:00:00.000Z`,
  runs: 10_000,
  odds: { BUF: { playoffs, title }, KC: { playoffs: 0.5, title: 0.1 } },
});

const SEASON: SeasonWeeks = {
  league: 'NFL',
  goals: [
    { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs, in any place' },
    { id: 'title', name: 'Title', verb: 'win the Super Bowl' },
  ],
  names: new Map([['BUF', 'Bills']]),
  weeks: [
    week('2026-11-10', 0.58, 0.1),
    week('2026-11-17', 0.7, 0.12),
    week('2026-11-24', 0.7, 0.12),
  ],
};

test('a week’s item says what moved most, from what to what, and keeps its address', () => {
  expect(publicSeasonItems(SEASON, false)).toEqual([
    {
      title: 'NFL: Bills to make the playoffs 58% → 70% (+12), the week’s biggest move',
      link: '/season/nfl#week-2026-11-17',
      description:
        'Season odds that moved most in the week to Tuesday, November 17: Bills to make the playoffs 58% → 70% (+12).',
      pubDate: new Date('2026-11-17T11:00:00Z'),
      modified: new Date('2026-11-17T11:00:00Z'),
      categories: ['NFL'],
    },
  ]);
});

test('a week that moved by no more than luck has no item', () => {
  const few = SEASON.weeks.map((each) => ({ ...each, runs: 50 }));
  expect(publicSeasonItems({ ...SEASON, weeks: few }, false)).toEqual([]);
});

test('a sample says so; a week after one without odds has no item', () => {
  expect(publicSeasonItems(SEASON, true)[0]?.description).toMatch(/^Sample data\. /);
  const [first, , last] = SEASON.weeks;
  const gap = first && last ? [first, { ...last, odds: { BUF: { playoffs: 0, title: 0 } } }] : [];
  expect(publicSeasonItems({ ...SEASON, weeks: gap }, false)).toEqual([]);
});
