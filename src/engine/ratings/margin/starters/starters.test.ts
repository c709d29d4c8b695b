import { describe, expect, test } from 'vitest';
import { initialRatings } from '../../fitted.ts';
import type { Matchup, NamedStarter, RatedResult } from '../../game.ts';
import { forecastGame, predict } from '../../predict.ts';
import { ratingTable } from '../../table.ts';
import type { MarginRatings } from '../../types.ts';
import { updateRatings } from '../../update.ts';

const STARTERS = {
  starterPrior: 10,
  newcomer: -4,
  opening: 2,
  starterDrift: 0.03,
  starterCarry: 0.9,
  starterOffseason: 0.5,
  starterSurprise: 0.02,
  unnamed: 1,
};
const man = (name: string): NamedStarter => ({ key: name.toLowerCase(), name });
const ACE = man('Ace');
const BACKUP = man('Backup');
const OTHER = man('Other');

/** The NFL's ratings before any starter is known. */
function ratings(): MarginRatings {
  const {
    starters: _,
    lineCovariance: _a,
    scoreCovariance: _b,
    ...fitted
  } = initialRatings('NFL') as MarginRatings;
  const { line, score } = fitted.params;
  if (!line) throw new Error('the NFL has a line filter');
  const rated = { line: { ...line, starters: STARTERS }, score: { ...score, starters: STARTERS } };
  const teams = Object.entries(fitted.teams).map(([key, { starters: _c, ...team }]) => [key, team]);
  return { ...fitted, teams: Object.fromEntries(teams), params: { ...fitted.params, ...rated } };
}

const day = (at: number): string =>
  new Date(Date.UTC(2030, 8, 8 + 7 * at)).toISOString().slice(0, 10);

const result = (at: number, change: Partial<RatedResult> = {}): RatedResult => ({
  league: 'NFL',
  season: 2030,
  date: day(at),
  homeKey: 'KC',
  awayKey: 'BUF',
  homeScore: 24,
  awayScore: 20,
  neutralSite: false,
  closing: { spread: -4 },
  homeStarter: ACE,
  awayStarter: OTHER,
  ...change,
});

const matchup = (at: number, change: Partial<Matchup> = {}): Matchup => ({
  league: 'NFL',
  season: 2030,
  gameTime: `${day(at)}T18:00:00Z`,
  homeKey: 'KC',
  awayKey: 'BUF',
  homeName: 'Chiefs',
  awayName: 'Bills',
  neutralSite: false,
  postseason: false,
  homeStarter: ACE,
  awayStarter: OTHER,
  ...change,
});

/** Eight weeks in which the home side is ten points better whenever its ace starts. */
function taught(): MarginRatings {
  const weeks = Array.from({ length: 8 }, (_, at) =>
    at % 2 === 0
      ? result(at, { closing: { spread: -9 }, homeScore: 29 })
      : result(at, { closing: { spread: 1 }, homeScore: 19, homeStarter: BACKUP }),
  );
  return updateRatings(ratings(), weeks) as MarginRatings;
}

const width = (asked: Matchup, given: MarginRatings): number =>
  Number(predict(asked, given, 1).recipe.inputs.ratingSd);
const win = (asked: Matchup, given: MarginRatings): number =>
  forecastGame(asked, given).own.homeWinProbability / 100;

describe('a state beside the team’s', () => {
  const learned = taught();

  test('the back-up’s games lower his rating, not the ace’s', () => {
    const { ace, backup } = learned.starters ?? {};
    expect((ace?.line ?? 0) - (backup?.line ?? 0)).toBeGreaterThan(5);
    const [strong, weak] = [matchup(9), matchup(9, { homeStarter: BACKUP })];
    expect(win(strong, learned)).toBeGreaterThan(win(weak, learned) + 0.12);
  });

  test('a trade takes him along', () => {
    const asked = (starter: NamedStarter) =>
      matchup(9, { homeKey: 'NYJ', homeName: 'Jets', homeStarter: starter });
    expect(win(asked(ACE), learned)).toBeGreaterThan(win(asked(BACKUP), learned) + 0.12);
  });

  test('nobody named: the last to start, with a wider range and a note', () => {
    const open = matchup(9, { homeStarter: undefined });
    const named = matchup(9, { homeStarter: BACKUP });
    expect(win(open, learned)).toBeCloseTo(win(named, learned), 2);
    expect(width(open, learned)).toBeGreaterThan(width(named, learned));
    expect(predict(open, learned, 1).recipe.notes).toEqual([
      'Chiefs: quarterback not certain yet, rated with Backup, the last to start in our results; wider range',
    ]);
    expect(predict(named, learned, 1).recipe.notes).toEqual([]);
  });

  test('nobody named and the last to start listed out: a newcomer’s figures', () => {
    const out = matchup(9, { homeStarter: undefined, homeOut: [BACKUP.key] });
    const rookie = matchup(9, { homeStarter: man('Rookie') });
    expect(win(out, learned)).toBeCloseTo(win(rookie, learned), 2);
    expect(width(out, learned)).toBeGreaterThan(width(rookie, learned));
    expect(predict(out, learned, 1).recipe.notes).toEqual([
      'Chiefs: quarterback not certain yet, rated with a newcomer, its last starter being listed out; wider range',
    ]);
  });

  test('one without a start is a newcomer: weaker, wider, and said; both sides stay rated', () => {
    const asked = matchup(9, { homeStarter: man('Rookie') });
    const { recipe, bothRated } = predict(asked, learned, 1);
    expect(recipe.notes).toEqual([
      'Rookie has no start in the last two seasons of our results: rated as a newcomer, wide range',
    ]);
    expect(bothRated).toBe(true);
    expect(win(asked, learned)).toBeLessThan(win(matchup(9), learned));
    expect(width(asked, learned)).toBeGreaterThan(width(matchup(9), learned));
  });

  test('asking changes nothing, and what is stored and read back says the same', () => {
    const before = JSON.stringify(learned);
    const said = win(matchup(9), learned);
    win(matchup(9, { homeStarter: man('Rookie') }), learned);
    expect(JSON.stringify(learned)).toBe(before);
    expect(win(matchup(9), JSON.parse(before))).toBe(said);
    const later = [result(9), result(10, { homeStarter: BACKUP })];
    const once = updateRatings(learned, later);
    const twice = updateRatings(
      JSON.parse(JSON.stringify(updateRatings(learned, later.slice(0, 1)))),
      later,
    );
    expect(win(matchup(11), twice as MarginRatings)).toBeCloseTo(
      win(matchup(11), once as MarginRatings),
      9,
    );
  });

  test('who has not started for two seasons is forgotten', () => {
    const years = [2031, 2032, 2033].map((season, at) =>
      result(0, { season, date: `${2031 + at}-09-10`, homeStarter: BACKUP }),
    );
    const later = updateRatings(learned, years) as MarginRatings;
    expect(Object.keys(later.starters ?? {})).not.toContain('ace');
    expect(Object.keys(later.starters ?? {})).toContain('backup');
    const asked = matchup(0, { season: 2033, gameTime: '2033-09-17T18:00:00Z' });
    expect(predict(asked, later, 1).recipe.notes).toEqual([
      'Ace has no start in the last two seasons of our results: rated as a newcomer, wide range',
    ]);
  });

  test('the table shows a team with who starts for it', () => {
    const rating = (given: MarginRatings) =>
      ratingTable(given).find(({ key }) => key === 'KC')?.rating ?? 0;
    const back = updateRatings(learned, [
      result(9, { closing: { spread: -9 }, homeScore: 29 }),
    ]) as MarginRatings;
    expect(rating(back)).toBeGreaterThan(rating(learned) + 4);
  });
});

test('without constants for those who start, their names change nothing', () => {
  const { line, score, ...params } = ratings().params;
  if (!line) throw new Error('the NFL has a line filter');
  const { starters: _, ...plainLine } = line;
  const { starters: _s, ...plainScore } = score;
  const plain = { ...ratings(), params: { ...params, line: plainLine, score: plainScore } };
  const [named, open] = [
    matchup(0),
    matchup(0, { homeStarter: undefined, awayStarter: undefined }),
  ];
  expect(predict(named, plain, 1)).toEqual(predict(open, plain, 1));
  expect(predict(open, plain, 1).recipe.notes).toEqual([]);
});

test('a pitcher moves the total where his league rates it, and is stored with what he adds', () => {
  const given = ratings();
  const plain = {
    ...given,
    params: { ...given.params, total: { ...given.params.total, starters: undefined } },
  };
  const rated = {
    ...plain,
    params: {
      ...plain.params,
      total: { ...plain.params.total, starters: { ...STARTERS, newcomer: 0 } },
    },
  };
  const weeks = Array.from({ length: 8 }, (_, at) =>
    at % 2 === 0
      ? result(at, { closing: { spread: -4, total: 40 } })
      : result(at, { closing: { spread: -4, total: 52 }, homeStarter: BACKUP }),
  );
  const total = (ratingsGiven: MarginRatings, starter: NamedStarter): number =>
    forecastGame(matchup(9, { homeStarter: starter }), ratingsGiven).own.total;
  const learned = updateRatings(rated, weeks) as MarginRatings;
  expect(total(learned, BACKUP)).toBeGreaterThan(total(learned, ACE) + 3);
  const read = JSON.parse(JSON.stringify(learned)) as MarginRatings;
  expect(total(read, BACKUP)).toBe(total(learned, BACKUP));
  const unrated = updateRatings(plain, weeks) as MarginRatings;
  expect(total(unrated, BACKUP)).toBe(total(unrated, ACE));
  expect(unrated.starters?.ace?.total).toBeUndefined();
});
