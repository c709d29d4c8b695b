import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { MEASURED_PLAYERS } from './measured.ts';

const DOCS = readFileSync(
  join(import.meta.dirname, '../../../../docs/measurements.md'),
  'utf8',
).split('\n');

/** The cells of a line of the players' table: "NFL passing yards". */
const lineOf = (name: string): readonly string[] =>
  DOCS.find((line) => line.startsWith(`| ${name} | 20`))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1) ?? [];

test('every league with players says how well they were forecast', () => {
  expect(MEASURED_PLAYERS.map(({ league }) => league)).toEqual([...PLAYER_LEAGUES]);
});

test.each(
  MEASURED_PLAYERS.flatMap(({ league, stats }) =>
    stats.map((stat) => [`${league} ${stat.stat}`, stat] as const),
  ),
)('%s is as the documents have it', (name, { season, games, under, cover }) => {
  const cells = lineOf(name);
  expect([cells[1], cells[2], cells[8]?.split(' ')[0], cells.at(-1)]).toEqual([
    String(season),
    games.toLocaleString('en-US'),
    under.toFixed(1),
    cover.toFixed(1),
  ]);
});
