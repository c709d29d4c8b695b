import type {
  FootballBox,
  FootballLine,
  FootballPosition,
  SideBox,
} from '#engine/players/football/box.ts';
import { binomial, poissonDraw } from '#engine/rng/counts.ts';
import { type Generator, sfc32 } from '#engine/rng/generator.ts';
import type { FootballFiles, FootballGame } from './games.ts';

const TEAMS = ['AA', 'BB', 'CC', 'DD'] as const;
const ROLES: readonly (readonly [
  string,
  FootballPosition,
  snaps: number,
  targets: number,
  carries: number,
])[] = [
  ['qb', 'QB', 1, 0, 3],
  ['rb1', 'RB', 0.65, 4, 15],
  ['rb2', 'RB', 0.35, 2, 8],
  ['wr1', 'WR', 0.9, 9, 0],
  ['wr2', 'WR', 0.85, 7, 0],
  ['wr3', 'WR', 0.6, 4, 0],
  ['te', 'TE', 0.8, 6, 0],
];

function sideOf(generator: Generator, team: string): SideBox {
  const touchdowns = poissonDraw(generator, 2);
  const lines = ROLES.map(([role, position, snapShare, often, runs]): FootballLine => {
    const targets = poissonDraw(generator, often);
    const receptions = binomial(generator, targets, 0.65);
    const carries = poissonDraw(generator, runs);
    const ran = carries > 0 ? binomial(generator, 1, role === 'rb1' ? 0.6 : 0.2) : 0;
    return {
      playerId: `${team}-${role}`,
      position,
      snapShare,
      attempts: 0,
      completions: 0,
      passingYards: 0,
      passingTouchdowns: 0,
      interceptions: 0,
      carries,
      rushingYards: poissonDraw(generator, 4 * carries),
      rushingTouchdowns: ran,
      targets,
      receptions,
      receivingYards: poissonDraw(generator, 11 * receptions),
      receivingTouchdowns: role === 'wr1' ? Math.min(receptions, touchdowns) : 0,
    };
  });
  const sum = (of: (line: FootballLine) => number): number =>
    lines.reduce((total, one) => total + of(one), 0);
  const passing = {
    attempts: sum((one) => one.targets) + 1,
    completions: sum((one) => one.receptions),
    passingYards: sum((one) => one.receivingYards),
    passingTouchdowns: sum((one) => one.receivingTouchdowns),
    interceptions: binomial(generator, 1, 0.5),
  };
  return {
    team,
    score:
      7 * sum((one) => one.receivingTouchdowns + one.rushingTouchdowns) +
      3 * poissonDraw(generator, 1.6),
    lines: lines.map((one) => (one.position === 'QB' ? { ...one, ...passing } : one)),
  };
}

function gameOf(season: number, week: number, date: string, box: FootballBox): FootballGame {
  const id = `${date}|${box.home.team}|${box.away.team}`;
  return {
    id,
    season,
    week,
    date,
    box,
    kicks: undefined,
    passers: { home: `${box.home.team}-qb`, away: `${box.away.team}-qb` },
    rows: [box.home, box.away].flatMap(({ team, lines }) =>
      lines.map((line) => ({
        id,
        season,
        week,
        date,
        team,
        player: line.playerId,
        line,
        sacks: line.position === 'QB' ? 2 : 0,
        fumblesLost: line.position === 'RB' ? week % 2 : 0,
        kickTouchdowns: 0,
      })),
    ),
  };
}

/** Three seasons of a made-up league of four teams, without charts, reports and plays. */
export function madeFiles(): FootballFiles {
  const generator = sfc32(3);
  const games: FootballGame[] = [];
  for (const season of [2018, 2019, 2020])
    for (let week = 1; week <= 9; week++) {
      const date = `${season}-10-${String(week + 9)}`;
      const [first, ...others] = TEAMS;
      const turned = [...others.slice(week % 3), ...others.slice(0, week % 3)];
      const pairs = [
        [first, turned[0] ?? ''],
        [turned[1] ?? '', turned[2] ?? ''],
      ] as const;
      for (const [home, away] of pairs) {
        const box = { season, home: sideOf(generator, home), away: sideOf(generator, away) };
        games.push(gameOf(season, week, date, box));
      }
    }
  return { games, charts: new Map(), reports: new Map(), hash: 'made' };
}
