import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EPL_FORMATS } from '#domain/season/formats/epl.ts';
import { SERIEA_FORMATS } from '#domain/season/formats/seriea.ts';
import { serieARules } from './leagues/seriea.ts';
import { surelyAmong, surelyBehind } from './proved/rivals.ts';
import { type TeamStanding, teamStandings } from './proved/standing.ts';
import { surelyBestWinner, surelyIn, surelyNoBestWinner, surelyOut } from './proved/wildCards.ts';
import { certaintyOf } from './proved.ts';
import { type TinyGame, tinyInputs } from './tinySeason.fixture.ts';

const [, epl = EPL_FORMATS[0]] = EPL_FORMATS;
/** As many games of each club as a case has. */
const format = { ...epl, games: undefined };
const goalOf = (id: string): number => format.goals.findIndex((goal) => goal.id === id);

/** Every way to finish: final points of all teams, by what one game gives (home, away). */
function* finishes(
  standing: TeamStanding,
  left: readonly (readonly [number, number])[],
  outcomes: readonly (readonly [number, number])[],
): Generator<readonly number[]> {
  const points = [...standing.points];
  const add = (team: number, value: number) => {
    points[team] = (points[team] ?? 0) + value;
  };
  function* play(at: number): Generator<readonly number[]> {
    const game = left[at];
    if (!game) {
      yield points;
      return;
    }
    for (const [home, away] of outcomes) {
      add(game[0], home);
      add(game[1], away);
      yield* play(at + 1);
      add(game[0], -home);
      add(game[1], -away);
    }
  }
  yield* play(0);
}

const SOCCER = [
  [3, 0],
  [1, 1],
  [0, 3],
] as const;
const HOCKEY = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;
const WINS = [
  [2, 0],
  [0, 2],
] as const;

const pair = (teams: number) =>
  fc
    .tuple(fc.nat(teams - 1), fc.nat(teams - 2))
    .map(([home, other]) => [home, other < home ? other : other + 1] as const);
const playedGame = (teams: number) =>
  fc
    .tuple(pair(teams), fc.constantFrom([1, 0], [0, 0], [0, 1]))
    .map(([[home, away], [one = 0, other = 0]]): TinyGame => [home, away, one, other]);
const season = (teams: number) =>
  fc.record({
    played: fc.array(playedGame(teams), { maxLength: 3 * teams }),
    left: fc.array(pair(teams), { maxLength: 6 }),
  });

const TEAMS = 6;
const DIVISIONS = ['East', 'East', 'Mid', 'Mid', 'West', 'West'];

/** All teams in one table with the same number of games: what soccer's and hockey's tables assume. */
const evened = (standing: TeamStanding): TeamStanding => ({
  ...standing,
  games: standing.games.map(() => Math.max(...standing.games)),
});

describe.each([
  ['EPL', SOCCER],
  ['NHL', HOCKEY],
  ['WNBA', WINS],
] as const)('games of the %s', (league, outcomes) => {
  test('places are never claimed that some way of finishing refutes', () => {
    let claims = 0;
    fc.assert(
      fc.property(
        season(TEAMS),
        fc.nat(TEAMS - 1),
        fc.integer({ min: 1, max: TEAMS - 1 }),
        (games, team, places) => {
          const inputs = tinyInputs({ league, season: 2026, teams: TEAMS, ...games });
          const standing = evened(teamStandings(inputs));
          const rivals = [...inputs.teams.keys()].filter((other) => other !== team);
          const among = surelyAmong(standing, team, rivals, places);
          const behind = surelyBehind(standing, team, rivals, places);
          claims += Number(among) + Number(behind);
          for (const points of finishes(standing, games.left, outcomes)) {
            const own = points[team] ?? 0;
            const level = rivals.filter((rival) => (points[rival] ?? 0) >= own).length;
            const ahead = rivals.filter((rival) => (points[rival] ?? 0) > own).length;
            if (among) expect(level).toBeLessThan(places);
            if (behind) expect(ahead).toBeGreaterThanOrEqual(places);
          }
        },
      ),
      { numRuns: 250 },
    );
    expect(claims).toBeGreaterThan(40);
  });
});

test('wild cards and byes are never claimed that some way of finishing refutes', () => {
  let claims = 0;
  fc.assert(
    fc.property(
      season(TEAMS),
      fc.nat(TEAMS - 1),
      fc.nat(2),
      fc.array(fc.nat(99), { minLength: TEAMS, maxLength: TEAMS }),
      (games, team, wild, luck) => {
        const standing = evened(
          teamStandings(tinyInputs({ league: 'NFL', season: 2026, teams: TEAMS, ...games })),
        );
        const mates = (division: string) =>
          [...DIVISIONS.keys()].filter((other) => DIVISIONS[other] === division && other !== team);
        const own = DIVISIONS[team] ?? '';
        const others = ['East', 'Mid', 'West'].filter((division) => division !== own).map(mates);
        const rivals = { own: mates(own), others };
        const proved = {
          in: surelyIn(standing, team, rivals, 1, wild),
          out: surelyOut(standing, team, rivals, 1, wild),
          best: surelyBestWinner(standing, team, rivals, 2),
          noBest: surelyNoBestWinner(standing, team, rivals, 2),
        };
        claims += Object.values(proved).filter(Boolean).length;
        for (const points of finishes(standing, games.left, WINS)) {
          for (const favor of [-1000, 1000]) {
            const value = (one: number) =>
              (points[one] ?? 0) * 10_000 + (one === team ? favor : (luck[one] ?? 0));
            const { field, byes } = fieldOf(value, wild);
            if (proved.in) expect(field).toContain(team);
            if (proved.out) expect(field).not.toContain(team);
            if (proved.best) expect(byes).toContain(team);
            if (proved.noBest) expect(byes).not.toContain(team);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(claims).toBeGreaterThan(100);
});

/** Division winners and the next best, by a value that no two share. */
function fieldOf(value: (team: number) => number, wild: number) {
  const order = [...DIVISIONS.keys()].sort((one, other) => value(other) - value(one));
  const winners = order.filter(
    (team) => order.find((other) => DIVISIONS[other] === DIVISIONS[team]) === team,
  );
  const next = order.filter((team) => !winners.includes(team)).slice(0, wild);
  return { field: [...winners, ...next], byes: winners.slice(0, 2) };
}

describe('cases by hand', () => {
  /** Six clubs: the first has 6 points and is done, two rivals with 3 meet each other. */
  const twoRivals = {
    league: 'EPL',
    season: 2026,
    teams: 6,
    played: [
      [0, 3, 1, 0],
      [0, 4, 1, 0],
      [1, 5, 1, 0],
      [2, 5, 1, 0],
    ],
    left: [[1, 2]],
  } as const;

  test('two rivals that meet cannot both pass', () => {
    const standing = evened(teamStandings(tinyInputs(twoRivals)));
    expect(surelyAmong(standing, 0, [1, 2, 3, 4, 5], 1)).toBe(false);
    expect(surelyAmong(standing, 0, [1, 2, 3, 4, 5], 2)).toBe(true);
  });

  test('one of two rivals that meet must get past', () => {
    const standing = evened(
      teamStandings(
        tinyInputs({
          ...twoRivals,
          played: [
            [0, 3, 1, 1],
            [1, 5, 0, 0],
            [2, 5, 0, 0],
          ],
        }),
      ),
    );
    expect(surelyBehind(standing, 0, [1, 2], 1)).toBe(true);
    expect(surelyBehind(standing, 0, [1, 2], 2)).toBe(false);
  });

  test('a club that is sure of the first three places cannot go down', () => {
    const certain = certaintyOf(tinyInputs(twoRivals), format);
    expect(certain[0]?.[goalOf('relegation')]).toBe('eliminated');
    expect(certain[0]?.[goalOf('title')]).toBeUndefined();
  });

  test('a game that is not listed yet may be won by whoever lacks it', () => {
    const inputs = tinyInputs(twoRivals);
    const titleOf = (games: number) => certaintyOf(inputs, { ...format, games })[3]?.[0];
    expect(titleOf(1)).toBe('eliminated');
    expect(titleOf(2)).toBe('eliminated');
    expect(titleOf(3)).toBeUndefined();
  });

  test('before any game nothing is certain', () => {
    const left = [
      [0, 1],
      [2, 3],
      [4, 5],
      [1, 0],
      [3, 2],
      [5, 4],
    ] as const;
    const certain = certaintyOf(tinyInputs({ ...twoRivals, played: [], left }), format);
    expect(certain[0]?.[goalOf('title')]).toBeUndefined();
    expect(certain[0]?.[goalOf('relegation')]).toBeUndefined();
  });

  test('a finished table is exact, but for a match that is still to be played', () => {
    const [, , , now = SERIEA_FORMATS[0]] = SERIEA_FORMATS;
    const finished = tinyInputs({
      league: 'SerieA',
      season: 2026,
      teams: 5,
      played: [
        [0, 1, 1, 0],
        [1, 0, 1, 0],
        [0, 2, 3, 0],
        [1, 3, 1, 0],
        [2, 3, 1, 0],
        [3, 4, 1, 0],
      ],
    });
    const [first, second, third] = certaintyOf(finished, now, serieARules(finished));
    expect([first?.[0], second?.[0], third?.[0]]).toEqual([undefined, undefined, 'eliminated']);
    const known = {
      ...finished,
      postseason: {
        ...finished.postseason,
        home: [0],
        away: [1],
        homeScore: [2],
        awayScore: [1],
        extra: [0],
      },
    };
    const [winner, loser] = certaintyOf(known, now, serieARules(known));
    expect([winner?.[0], loser?.[0]]).toEqual(['clinched', 'eliminated']);
  });
});
