import { expect, test } from 'vitest';
import type { SeasonRules } from '#engine/season/run.ts';
import { playSeries } from '#engine/season/series.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { fieldLines } from './table.ts';

/** A game of BUF and MIA, "BUF 20 MIA 10" with BUF at home. */
function game(text: string, date: string, neutralSite = false): FileGame {
  const [homeKey = '', homeScore, awayKey = '', awayScore] = text.split(' ');
  return {
    id: `${date}|${homeKey}|${awayKey}`,
    league: 'NFL',
    season: 2025,
    date,
    homeKey,
    awayKey,
    homeScore: Number(homeScore),
    awayScore: Number(awayScore),
    neutralSite,
    postseason: true,
    closing: {
      homeMoneyline: undefined,
      awayMoneyline: undefined,
      drawMoneyline: undefined,
      spread: undefined,
      total: undefined,
      overPrice: undefined,
      underPrice: undefined,
    },
    homeGroup: '',
    awayGroup: '',
    homeTop: true,
    awayTop: true,
    others: {},
  };
}

/** Rules by which the first two teams of the format, BUF and MIA, play three games at most. */
const RULES: SeasonRules = {
  settle: (run, out) => {
    out.rank[0] = 1;
    out.rank[1] = 2;
    playSeries(run, 0, 1, 'HAH');
  },
};

const check = (...postseason: FileGame[]) =>
  checkFields('NFL', { season: 2025, regular: [], postseason }, () => RULES);

const TWO = [game('BUF 20 MIA 10', '2026-01-10'), game('MIA 10 BUF 20', '2026-01-12')];

test('a postseason as the rules have it is right', () => {
  expect(check(...TWO)).toEqual({
    season: 2025,
    seeds: { AFC: ['BUF', 'MIA'], NFC: [] },
    games: 2,
    neutral: 0,
    lots: 0,
    wrong: [],
  });
});

test('a game at the other side’s home is wrong, unless the site was neutral', () => {
  const home = game('BUF 20 MIA 10', '2026-01-12');
  const [first = home] = TWO;
  expect(check(first, home).wrong).toEqual([
    'the rules have BUF at MIA, played at BUF on 2026-01-12',
  ]);
  expect(check(first, game('BUF 20 MIA 10', '2026-01-12', true))).toMatchObject({
    neutral: 1,
    wrong: [],
  });
});

test('a game that was not played, and one that the rules do not have', () => {
  expect(check(...TWO.slice(0, 1)).wrong).toEqual([
    'the rules have BUF at MIA, which was not played',
    'the rules have MIA at BUF, which was not played',
  ]);
  expect(check(...TWO, game('NE 20 MIA 10', '2026-01-14')).wrong).toEqual([
    'MIA at NE on 2026-01-14 is not in the rules’ bracket',
  ]);
});

test('the table counts what nothing explains', () => {
  const wrong = check(...TWO.slice(0, 1));
  expect(fieldLines('NFL', [wrong], {}).at(-1)).toBe('NFL: 2 differences without an explanation');
  expect(fieldLines('NFL', [wrong], { 2025: 'a reason' }).at(-1)).toBe(
    'NFL: 0 differences without an explanation',
  );
});
