import { expect, test } from 'vitest';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { corruptedAfter, syntheticLeagueRows, writeLeague } from '../syntheticLeague.fixture.ts';
import { doubleRounds } from './doubleRounds.ts';
import { leagueSeasons } from './leagueSeasons.ts';
import { ratedLeague } from './ratings/ratedLeague.ts';
import { rememberIn } from './remember.ts';
import { seasonsReport } from './report.ts';
import { seasonReportsText } from './text.ts';
import { morningInputs } from './walk.ts';

const quiet = () => undefined;
const forget = rememberIn(undefined);
const SEASON = 2023;

/** Every club meets every other once at home. */
const rows = syntheticLeagueRows('EPL').filter(
  ({ season }, at, all) => at - all.findIndex((row) => row.season === season) < 30,
);
const rated = (folder: string) => ratedLeague(findLeague('EPL') ?? 'EPL', folder, forget, quiet);

const dates = rows.filter(({ season }) => season === SEASON).map(({ date }) => String(date));
const half = dates[15] ?? '';

function inputsOf(folder: string) {
  const league = rated(folder);
  const season = doubleRounds(league.games).find((one) => one.season === SEASON);
  const format = seasonFormatOf('EPL', SEASON);
  if (!season || !format) throw new Error('the synthetic season is not there');
  return morningInputs(league, { ...season, format });
}

test('a result of the day itself or later changes no inputs of a morning, and later ones do', () => {
  const honest = inputsOf(writeLeague('EPL', rows));
  const before = dates.filter((date) => date < half).at(-1) ?? '';
  const corrupted = inputsOf(writeLeague('EPL', corruptedAfter(rows, before)));
  const until = [...honest].filter(([, { day }]) => day <= half).map(([moment]) => moment);
  expect(until).toEqual(['start', 'quarter', 'half']);
  for (const moment of until) expect(corrupted.get(moment)).toEqual(honest.get(moment));
  expect(corrupted.get('three quarters')).not.toEqual(honest.get('three quarters'));
});

test('a league end to end: strong clubs are seen beforehand, and the last week knows most', () => {
  const folder = writeLeague('EPL', rows);
  const walked = leagueSeasons(rated(folder), folder, undefined, forget, quiet);
  expect(walked.seasons.map(({ season }) => season)).toEqual([SEASON]);
  const report = seasonsReport(walked);
  expect(report.goals.map(({ goal }) => goal.id)).toContain('title');
  const topFour = report.goals.find(({ goal }) => goal.id === 'topFour');
  const [start, , , , last] = topFour?.moments ?? [];
  expect(start?.brier.own).toBeLessThan(start?.brier.record ?? 0);
  expect(last?.brier.own).toBeLessThan(start?.brier.own ?? 0);
  const text = seasonReportsText([report]);
  expect(text).toContain('EPL seasons 2023–2023 (1)');
  expect(text).toContain('All goals (all)');
  // No season has enough before it to choose a width on.
  expect(report.ranged).toBe(0);
  expect(text).not.toContain('share of teams within the middle 80 %');
});
