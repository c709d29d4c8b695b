import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import { bracketTable } from '#domain/season/pools/bracketRows.ts';
import type { ConfidencePool, CountedPlan } from '#domain/season/pools/pool.ts';
import { lockOf } from '#domain/season/pools/poolRows.ts';
import { Bracket } from './Bracket.tsx';
import { Confidence } from './Confidence.tsx';
import { poolsDataText } from './poolsData.ts';
import { Survivor } from './Survivor.tsx';

const VIEW = madeUpSeason();
const drawn = (part: ReactElement) => parse(renderToStaticMarkup(part));
const textsOf = (root: ReturnType<typeof drawn>, selector: string): readonly string[] =>
  root.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

const PLAN: CountedPlan = {
  week: 12,
  lastWeek: 13,
  steps: [
    { game: 0, team: 0, opponent: 1, at: 'home', chance: 0.62, week: 12, from: '2026-11-29' },
    { game: 5, team: 2, opponent: 3, at: 'neutral', chance: 0.7, week: 13, from: '2026-12-06' },
  ],
  teams: [
    { game: 0, team: 0, opponent: 1, at: 'home', chance: 0.62, bestWeek: 12, loss: 0.21 },
    { game: 0, team: 1, opponent: 0, at: 'away', chance: 0.38, bestWeek: 13, loss: 0 },
  ],
  undated: 1,
  survived: [0.615, 0.041],
};

test('a survivor’s week says each chance and when a team is used best; the plan how often it lasts', () => {
  const root = drawn(<Survivor view={VIEW} plan={PLAN} />);
  expect(textsOf(root, '[data-pool-rows=first] tr')).toEqual([
    'Alphasvs Betas, Sun 1:00 PM62%now21%',
    'Betasat Alphas, Sun 1:00 PM38%week 13–',
  ]);
  expect(textsOf(root, '[data-pool-rows=plan] tr')).toEqual([
    'Week 12Nov 29Alphas vs Betas62%62%',
    'Week 13Dec 6Gammas vs Deltas, neutral site70%4.1%',
  ]);
  expect(textsOf(root, '[data-pool-line]')).toEqual(['Path to the end, week 13: 4.1%']);
  expect(root.querySelectorAll('input[type=checkbox]')).toHaveLength(4);
  expect(root.text).toContain('1 postponed game without a date');
  expect(textsOf(root, '[data-pool-text=plan]')[0]).toContain('Week 12: Alphas vs Betas 62%');
});

test('a plan that runs out of teams says how far it reaches, and one without any says that', () => {
  const line = (plan: CountedPlan) =>
    textsOf(drawn(<Survivor view={VIEW} plan={plan} />), '[data-pool-line]');
  expect(line({ ...PLAN, lastWeek: 18 })).toEqual(['Your teams reach week 13 of 18: 4.1%']);
  expect(line({ ...PLAN, steps: [], survived: [] })).toEqual([
    'No team is left to pick this week.',
  ]);
});

const POOL: ConfidencePool = {
  from: '2026-11-29',
  to: '2026-12-06',
  picks: [
    { game: 1, home: 3, away: 2, result: 'away', chance: 0.69, points: 2 },
    { game: 0, home: 0, away: 1, result: 'draw', chance: 0.4, points: 1 },
  ],
  expected: { mean: 1.78, low: 0, high: 3 },
};

test('a confidence order has its points filled in, what it scores, and the same as text', () => {
  const root = drawn(<Confidence view={VIEW} pool={POOL} title="NFL confidence" />);
  expect(textsOf(root, 'tbody tr')).toEqual([
    'Gammasat Deltas, Sun69%2',
    'DrawBetas at Alphas, Sun 1:00 PM40%1',
  ]);
  expect(root.text).toContain('Expected 2 of 3 points; 80% of 20,000 seasons score 0–3.');
  expect(root.querySelector('[data-pool-text]')?.text).toBe(
    'NFL confidence\n2 Gammas at Deltas 69%\n1 Draw Betas at Alphas 40%',
  );
});

test('picks lock at the first start, with the zone', () => {
  expect(lockOf(VIEW, [1, 0])).toEqual({
    text: 'Sunday, November 29, 1:00 PM EST',
    time: '2026-11-29T18:00:00Z',
  });
  expect(lockOf(VIEW, [1])).toEqual({ text: 'Sunday, December 6, time TBD' });
  expect(lockOf(VIEW, [77])).toBeUndefined();
});

test('a bracket has a column a round and one for the title, and leaves out who never got there', () => {
  const teams = VIEW.teams.map((team, at) => ({ ...team, reached: at < 3 ? [1, 0.3] : [0, 0] }));
  const root = drawn(<Bracket table={bracketTable({ ...VIEW, teams })} />);
  expect(textsOf(root, 'thead th')).toEqual(['Team', 'Final', 'Title']);
  expect(textsOf(root, 'tbody tr')).toHaveLength(3);
  expect(textsOf(root, 'tbody tr')[0]).toBe('AlphasEast, 9–0in30%');
  expect(root.text).toContain('1 team in none of the seasons is left out.');
});

test('the script’s data cannot end its element', () => {
  const view = madeUpSeason({
    teams: VIEW.teams.map((team) => ({ ...team, shortName: '</script>' })),
  });
  expect(poolsDataText(view)).not.toContain('</script');
});
