import type { FieldCheck } from './checkFields.ts';

/** A sentence about a season: why its differences are what they are, or what is particular about it. */
export type Explained = Readonly<Record<number, string>>;

/** The check of a league's seasons as lines: one a season, then every difference with what explains it. */
export function fieldLines(
  league: string,
  checks: readonly FieldCheck[],
  explained: Explained,
  notes: Explained = {},
): string[] {
  const open = checks.filter(({ season, wrong }) => wrong.length > 0 && !explained[season]);
  return [
    `${league}: postseason as the rules have it, against the games played`,
    'season  games  neutral  lots  wrong',
    ...checks.map(({ season, games, neutral, lots, wrong }) =>
      [
        String(season).padStart(6),
        String(games).padStart(5),
        String(neutral).padStart(7),
        String(lots).padStart(4),
        String(wrong.length).padStart(5),
      ].join('  '),
    ),
    ...checks.flatMap(({ season, wrong }) => wrong.map((line) => `${season}: ${line}`)),
    ...Object.entries({ ...notes, ...explained }).map(([season, why]) => `${season}: ${why}`),
    `${league}: ${open.reduce((sum, { wrong }) => sum + wrong.length, 0)} differences without an explanation`,
  ];
}
