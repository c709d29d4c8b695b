import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import type { SeasonTeam, SeasonWays } from '#domain/season/seasonView.ts';
import { Possible } from './Possible.tsx';
import { RatingHistory } from './RatingHistory.tsx';
import { WaysLeft } from './WaysLeft.tsx';

const VIEW = madeUpSeason();
const drawn = (part: ReactElement) => parse(renderToStaticMarkup(part));
const cellsOf = (part: ReactElement): readonly (readonly string[])[] =>
  drawn(part)
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));

const [alphas] = VIEW.teams;
if (!alphas) throw new Error('the made-up season has teams');
const withWays = (ways: SeasonWays | undefined, fields: Partial<SeasonTeam> = {}) => ({
  ...alphas,
  ways,
  ...fields,
});

const TWO: SeasonWays = {
  by: 'byResult',
  games: [
    { against: 1, atHome: true, neutral: false },
    { against: 3, atHome: false, neutral: false },
  ],
  ways: [
    { way: 'WW', runs: 9000, odds: [1, 0.62] },
    { way: 'WL', runs: 6000, odds: [0.9, 0.45] },
    { way: 'LL', runs: 5000, odds: [0.2, 0] },
  ],
};

test('paths are told game by game while they are few, with how often and each open goal', () => {
  expect(cellsOf(<WaysLeft view={VIEW} team={withWays(TWO)} />)).toEqual([
    ['Results', 'How often', 'Playoffs', 'Title'],
    ['W W', '45%', 'in every run', '62%'],
    ['W L', '30%', '90%', '45%'],
    ['L L', '25%', '20%', 'in none'],
  ]);
  const { text } = drawn(<WaysLeft view={VIEW} team={withWays(TWO)} />);
  expect(text).toContain('In order: vs. Betas, at Deltas.');
});

test('more games are told by wins and losses, or by points; what is decided has no column', () => {
  const games = [TWO.games, TWO.games].flat();
  const more = withWays(
    { by: 'byGain', games, ways: [{ way: '3', runs: 20_000, odds: [1, 0.5] }] },
    { certain: ['clinched', null] },
  );
  expect(cellsOf(<WaysLeft view={VIEW} team={more} />)).toEqual([
    ['Rest of season', 'How often', 'Title'],
    ['3–1', '>99.9%', '50%'],
  ]);
  const hockey = cellsOf(<WaysLeft view={{ ...VIEW, league: 'NHL' }} team={more} />);
  expect(hockey.map(([first]) => first)).toEqual(['Points added', '+3']);
});

test('nothing is shown before the last weeks, or when all is decided', () => {
  expect(drawn(<WaysLeft view={VIEW} team={withWays(undefined)} />).text).toBe('');
  const decided = withWays(TWO, { certain: ['clinched', 'eliminated'] });
  expect(drawn(<WaysLeft view={VIEW} team={decided} />).text).toBe('');
});

test('what is still possible: the record, seeds as seen, and proofs apart from what was only seen', () => {
  const texts = drawn(
    <Possible view={VIEW} team={{ ...alphas, certain: ['clinched', 'everyRun'] }} />,
  )
    .querySelectorAll('li')
    .map(({ text }) => text);
  expect(texts).toEqual([
    'Best record: 12–0, all 3 games left won',
    'Worst record: 9–3, all 3 games left lost',
    'Best end: No. 1 seed, in 60% of all seasons we played',
    'Worst end: no seed, in 6% of all seasons we played',
    'Proved: Playoffs',
    'In every season we played, not proved: Title',
  ]);
});

test('a rating’s history has a band where its range is known, and words', () => {
  const days = [
    { day: '2026-11-20', rating: 3 },
    { day: '2026-11-24', rating: 4, sd: 1 },
    { day: '2026-11-27', rating: 5, sd: 1 },
  ];
  const root = drawn(<RatingHistory team="Alphas" days={days} />);
  expect(root.querySelectorAll('path')).toHaveLength(2);
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Alphas: +3.0 on Nov 20, +5.0 ±1.6 on Nov 27',
  );
  expect(drawn(<RatingHistory team="Alphas" days={days.slice(0, 1)} />).text).toBe('');
  const plain = drawn(
    <RatingHistory team="Alphas" days={days.map(({ day }) => ({ day, rating: 2 }))} />,
  );
  expect(plain.toString()).not.toContain('NaN');
  expect(plain.querySelector('.band')).toBeNull();
});
