import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { binomial, poissonDraw } from '../../rng/counts.ts';
import { type Generator, sfc32 } from '../../rng/generator.ts';

/** Teams of every made-up league. */
export const MADE_UP_TEAMS = ['AAA', 'BBB'] as const;
export const MADE_UP_SEASON = 2026;
const GAMES = 12;

/** Finals of a made-up league of two teams, as a feed's box scores tell them; the same for everybody. */
export function madeUpFinals(league: PlayerLeague): PlayerFinal[] {
  const generator = sfc32(39);
  return Array.from({ length: GAMES }, (_, game) => {
    const side = (team: string, first: number) => {
      const lines = SIDES[league](generator, first, game);
      return { team, lines, score: scoreOf(league, generator, lines) };
    };
    const date = `2026-10-${String(game + 10)}`;
    const [home, away] = MADE_UP_TEAMS;
    return { season: MADE_UP_SEASON, date, home: side(home, 100), away: side(away, 200) };
  });
}

type Side = (generator: Generator, first: number, game: number) => BoxLine[];

const line = (
  id: number,
  position: string,
  stats: BoxLine['stats'],
  starter?: boolean,
): BoxLine => ({
  ...{ playerId: String(id), name: `Player ${id}`, position, stats },
  ...(starter !== undefined && { starter }),
});

/** Carries and targets by place on the roster: a quarterback, three backs, four receivers, two ends. */
const BALLS = [
  ['QB', 4, 0],
  ...[14, 7, 2].map((carries) => ['RB', carries, 2] as const),
  ...[9, 6, 4, 1].map((targets) => ['WR', 0, targets] as const),
  ...[6, 2].map((targets) => ['TE', 0, targets] as const),
] as const;

const football: Side = (generator, first) => {
  const lines = BALLS.map(([position, runs, thrown], at) => {
    const carries = poissonDraw(generator, runs);
    const targets = poissonDraw(generator, thrown);
    const receptions = binomial(generator, targets, 0.65);
    return line(first + at, position, {
      ...{ carries, targets, receptions },
      rushingYards: poissonDraw(generator, 4 * carries),
      receivingYards: poissonDraw(generator, 11 * receptions),
      rushingTouchdowns: binomial(generator, carries, 0.03),
      receivingTouchdowns: binomial(generator, receptions, 0.07),
    });
  });
  const sum = (name: string): number =>
    lines.reduce((total, { stats }) => total + (stats[name] ?? 0), 0);
  const [passer, ...others] = lines;
  const passing = {
    passingAttempts: sum('targets') + 2,
    completions: sum('receptions'),
    passingYards: sum('receivingYards'),
    passingTouchdowns: sum('receivingTouchdowns'),
    interceptions: binomial(generator, 2, 0.4),
  };
  return [
    ...(passer ? [{ ...passer, stats: { ...passer.stats, ...passing } }] : []),
    ...others,
    line(first + 50, 'PK', { kickerPoints: 6 }),
  ];
};

const basketball: Side = (generator, first) =>
  Array.from({ length: 10 }, (_, at) => {
    const minutes = Math.max(1, 34 - 3 * at + poissonDraw(generator, 3));
    return line(first + at, ['PG', 'SF', 'C'][at % 3] ?? 'G', {
      minutes,
      points: poissonDraw(generator, 0.45 * minutes),
      rebounds: poissonDraw(generator, 0.18 * minutes),
      assists: poissonDraw(generator, 0.1 * minutes),
      threes: poissonDraw(generator, 0.05 * minutes),
      steals: poissonDraw(generator, 0.03 * minutes),
      blocks: poissonDraw(generator, 0.02 * minutes),
      turnovers: poissonDraw(generator, 0.05 * minutes),
    });
  });

const baseball: Side = (generator, first, game) => [
  ...Array.from({ length: 9 }, (_, at) => {
    const hits = binomial(generator, 4, 0.25);
    return line(
      first + at,
      'OF',
      {
        ...{ atBats: 4, hits, homeRuns: binomial(generator, hits, 0.14) },
        ...{
          walks: binomial(generator, 1, 0.35),
          battingStrikeouts: binomial(generator, 4 - hits, 0.3),
        },
      },
      true,
    );
  }),
  line(first + 50 + (game % 5), 'SP', {
    ...{ outs: 15 + binomial(generator, 6, 0.5), hitsAllowed: poissonDraw(generator, 5) },
    ...{ walksAllowed: poissonDraw(generator, 2), strikeouts: poissonDraw(generator, 6) },
  }),
];

const hockey: Side = (generator, first) => [
  ...Array.from({ length: 18 }, (_, at) => {
    const goals = binomial(generator, 1, 0.15);
    return line(first + at, at < 12 ? 'C' : 'D', {
      iceTime: 700 + 40 * (at % 6) + poissonDraw(generator, 100),
      ...{
        goals,
        assists: binomial(generator, 2, 0.12),
        shots: goals + poissonDraw(generator, 1.5),
      },
    });
  }),
  line(first + 50, 'G', { iceTime: 3600, saves: 27, goalsAgainst: 3 }, true),
];

const soccer: Side = (generator, first) =>
  Array.from({ length: 15 }, (_, at) => {
    const goals = at === 0 ? 0 : binomial(generator, 1, 0.1);
    return line(
      first + at,
      ['G', 'D', 'D', 'D', 'D', 'M', 'M', 'M', 'M', 'F', 'F'][at] ?? 'M',
      {
        minutes: at < 11 ? 90 - 5 * binomial(generator, 4, 0.2) : 20,
        ...{
          goals,
          assists: binomial(generator, 1, 0.08),
          shots: goals + poissonDraw(generator, 1),
        },
      },
      at < 11,
    );
  });

const SIDES: Readonly<Record<PlayerLeague, Side>> = {
  NFL: football,
  NBA: basketball,
  WNBA: basketball,
  MLB: baseball,
  NHL: hockey,
  EPL: soccer,
  LaLiga: soccer,
  Bundesliga: soccer,
  SerieA: soccer,
};

/** A score that these lines could have come to. */
function scoreOf(league: PlayerLeague, generator: Generator, lines: readonly BoxLine[]): number {
  const sum = (name: string): number =>
    lines.reduce((total, { stats }) => total + (stats[name] ?? 0), 0);
  if (league === 'NFL') return 7 * (sum('rushingTouchdowns') + sum('receivingTouchdowns')) + 6;
  if (league === 'MLB') return poissonDraw(generator, 4);
  return sum('points') + sum('goals');
}
