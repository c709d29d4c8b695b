import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { lineup } from './lineup.ts';

const player = (
  playerName: string,
  position: string,
  stats: Record<string, number>,
  team: 'home' | 'away' = 'home',
): ProjectedPlayerStat => ({
  playerId: playerName,
  playerName,
  position,
  team,
  confidence: 61.4,
  projectionBasis: 'season mean per game',
  stats,
});

const game = (league: League, players: readonly ProjectedPlayerStat[] = []) =>
  ({
    ...EXAMPLE_GAME,
    league,
    prediction: { ...EXAMPLE_PREDICTION, projectedPlayerStats: players },
  }) as PredictedGame;

test('sizes: MLB 9, NFL 11, others 5', () => {
  expect(TEAM_LEAGUES.map((league) => [league, LEAGUES[league].starters])).toEqual(
    TEAM_LEAGUES.map((league) => [league, league === 'MLB' ? 9 : league === 'NFL' ? 11 : 5]),
  );
  for (const league of TEAM_LEAGUES) {
    expect(lineup(game(league), 'home')).toHaveLength(LEAGUES[league].starters);
  }
});

describe('with no known players for a team', () => {
  test('placeholder names are used, with the league’s average by position and no confidence', () => {
    const [guard, , , , centre] = lineup(game('NBA'), 'away');
    expect(guard).toEqual({
      key: 'starter-1',
      position: 'PG',
      name: 'Chiefs Starter 1',
      line: '17.1 pts, 4.0 reb, 5.8 ast',
      basis: 'League average',
      placeholder: 1,
    });
    expect(centre).toMatchObject({ name: 'Chiefs Starter 5', line: '13.7 pts, 8.4 reb, 2.4 ast' });
  });

  test('the same game has the same lines each time', () => {
    expect(lineup(game('MLB'), 'home')).toEqual(lineup(game('MLB'), 'home'));
  });

  test('every position speaks in its sport’s own figures', () => {
    const line = (league: League, position: string) =>
      lineup(game(league), 'home').find((starter) => starter.position === position)?.line;
    expect(line('NFL', 'QB')).toBe('231 pass yds, 18 rush yds');
    expect(line('NFL', 'WR')).toBe('55 rec yds');
    expect(lineup(game('NFL'), 'home')[5]).toMatchObject({ line: '', basis: 'No stats' });
    expect(line('MLB', 'SP')).toBe('4.08 ERA, 4.9 K, 0.33 W');
    expect(line('MLB', 'SS')).toBe('.243 AVG, 0.12 HR, 0.47 RBI, 0.49 R');
    expect(line('NHL', 'C')).toBe('0.21 goals, 0.30 ast');
    expect(line('EPL', 'F')).toBe('0.37 goals, 0.15 ast');
  });
});

describe('known players', () => {
  test('take the places of their positions', () => {
    const starters = lineup(
      game('NFL', [
        player('A Runner', 'RB', { rushingYards: 91.2, receivingYards: 37.8 }),
        player('A Visitor', 'TE', { receivingYards: 1 }, 'away'),
        player('Two', 'WR', { receivingYards: 57 }),
      ]),
      'home',
    );
    expect(starters.map(({ name }) => name)).toEqual([
      'Bills Starter 1',
      'A Runner',
      'Two',
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((place) => `Bills Starter ${place}`),
    ]);
    expect(starters[1]).toEqual({
      key: 'A Runner',
      position: 'RB',
      name: 'A Runner',
      line: '91 rush yds, 38 rec yds',
      basis: 'Season leader, not named as a starter; season mean per game',
      confidence: 61.4,
    });
  });

  test.each([
    ['NFL', 'QB', { passingYards: 241 }],
    ['MLB', 'SP', { homeRuns: 0.3 }],
    ['MLB', 'RP', { homeRuns: 0.3 }],
  ] as const)('%s: a season leader at %s whom nobody names to start has no place', (...given) => {
    const [league, position, stats] = given;
    const rows = lineup(game(league, [player('Davis Mills', position, stats)]), 'home');
    expect(rows.map(({ name }) => name)).not.toContain('Davis Mills');
    expect(rows).toEqual(lineup(game(league), 'home'));
  });

  test('whose games are not known has no figures and no confidence, whatever leads he has', () => {
    const nico = {
      ...player('Nico Collins', 'WR', {}),
      projectionBasis: '642 rec yds this season; games played not known, so no figure per game',
    };
    expect(lineup(game('NFL', [nico]), 'home')[2]).toEqual({
      key: 'Nico Collins',
      position: 'WR',
      name: 'Nico Collins',
      line: '',
      basis:
        'Season leader, not named as a starter; 642 rec yds this season; games played not known, so no figure per game',
    });
  });

  test('without a place of their own take one that is left, in their own position', () => {
    const starters = lineup(game('MLB', [player('Slugger', 'DH', { homeRuns: 0.3 })]), 'home');
    expect(starters.at(-1)).toMatchObject({ position: 'DH', name: 'Slugger', line: '0.30 HR' });
  });

  test('never outnumber the lineup, and the rest of the team is no player', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => player(name, 'G', {}));
    const rest = { ...player('Rest of the team', '', { points: 40 }), playerId: 'rest-home' };
    expect(lineup(game('NBA', many), 'home').map(({ name }) => name)).toEqual([
      'a',
      'b',
      'e',
      'd',
      'c',
    ]);
    expect(lineup(game('NBA', [rest]), 'home')[0]?.name).toBe('Bills Starter 1');
  });
});

describe('who is known to start', () => {
  const starts = (
    league: League,
    name: string,
    players: readonly ProjectedPlayerStat[] = [],
  ): PredictedGame => ({
    ...game(league, players),
    availability: { home: { starter: { name, status: 'announced' } } },
  });
  const at = (of: PredictedGame, position: string) =>
    lineup(of, 'home').filter((row) => row.position === position);

  test.each([
    ['MLB', 'SP'],
    ['NFL', 'QB'],
  ] as const)('%s: stands at %s though nothing else is known of him', (league, position) => {
    const of = starts(league, 'Gerrit Cole');
    expect(at(of, position)).toEqual([
      {
        key: 'starter-1',
        position,
        name: 'Gerrit Cole',
        line: '',
        basis: 'Starts; no season stats',
      },
    ]);
    expect(lineup(of, 'home')).toHaveLength(LEAGUES[league].starters);
    expect(lineup(of, 'away').some(({ name }) => name === 'Gerrit Cole')).toBe(false);
  });

  test('who is only expected is said to be', () => {
    const starter = { name: 'Josh Allen', status: 'expected', basis: 'last starter' } as const;
    const of = { ...game('NFL'), availability: { home: { starter } } };
    expect(at(of, 'QB')).toMatchObject([
      { name: 'Josh Allen', basis: 'Expected to start; no season stats' },
    ]);
  });

  test('has his figures where they are known, however his name is spelled', () => {
    const allen = player('Josh Allen Jr.', 'QB', { passingYards: 240 });
    expect(at(starts('NFL', 'Josh Allen', [allen]), 'QB')).toMatchObject([
      { name: 'Josh Allen Jr.', line: '240 pass yds', basis: 'Starts; season mean per game' },
    ]);
  });

  test('nobody else of his position is in the lineup: the season’s passing leader sits', () => {
    const players = [
      player('Josh Allen', 'QB', { passingYards: 240 }),
      player('A. Runner', 'RB', { rushingYards: 80 }),
    ];
    const rows = lineup(starts('NFL', 'A. Back', players), 'home');
    expect(rows.map(({ name }) => name)).not.toContain('Josh Allen');
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['A. Back', 'A. Runner']);
  });

  test('a player without a place of his own does not take his', () => {
    const players = Array.from({ length: 9 }, (_, n) => player(`Hitter ${n}`, 'DH', {}));
    expect(at(starts('MLB', 'Gerrit Cole', players), 'SP')).toMatchObject([
      { name: 'Gerrit Cole' },
    ]);
  });

  test('a goalie has no place in a lineup', () => {
    expect(lineup(starts('NHL', 'A. Goalie'), 'home')).toEqual(lineup(game('NHL'), 'home'));
  });
});
