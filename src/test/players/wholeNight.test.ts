import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { verifyExample } from '#domain/ledger/exampleLedger.fixture.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { ROOT } from '#local/project.ts';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import { HAS_PYTHON, pythonScript } from '#test/ledger/pythonScript.ts';
import { type SeasonSite, startSeasonSite } from '#test/season/site.ts';
import { at, type Named, type NightWorld, nightWorld } from './nightWorld.ts';

/**
 * An NBA night through the whole product, as ESPN's readers read it: rosters and the report, lines, a star ruled out, the game played
 * and learned, and the next game's lines after it. Everything is the product's own but ESPN.
 */

let night: NightWorld;
let site: SeasonSite;
let time = at(11);

beforeAll(async () => {
  night = await nightWorld(() => time);
  site = await startSeasonSite(night.world);
  await site.goTo(time);
  // Past days have been asked for: the look back has its own tests.
  for (const league of TEAM_LEAGUES)
    await site.query(
      "insert into feed_coverage (source, league, from_day) values ('espn', $1, '2020-01-01')",
      [league],
    );
});
afterAll(() => site?.stop());

/** A scheduled run at an hour; ESPN's requests in it, by kind. */
async function run(hours: number): Promise<ReadonlyMap<string, number>> {
  time = at(hours);
  await site.goTo(time);
  site.feeds.weather = { ...site.feeds.weather, time };
  const counts = site.feeds.countsOf('ESPN');
  counts.clear();
  const logged: string[] = [];
  const { store } = site;
  const log = (line: string) => void logged.push(line);
  const result = await runRefresh({ store, trigger: 'schedule', runs: 10_000, log });
  expect(result.status, logged.join('\n')).toBe('done');
  return new Map([...counts.byKind].map(([kind, { requests }]) => [kind, requests]));
}

const ledgerLineSchema = z.object({
  seq: z.int(),
  kind: z.string(),
  payload: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});
const playedSchema = z.array(
  z.object({
    player_id: z.string(),
    team_key: z.string(),
    home: z.boolean(),
    started: z.boolean().nullable(),
    stats: z.record(z.string(), z.number()),
    said: z.record(z.string(), z.array(z.number())).nullable(),
  }),
);
const saidSchema = z.object({
  hash: z.string(),
  lines: z.array(playerLineSchema).nullable(),
});
/** What the ledger's last prediction of a game says: the hash of its players' recipe, and their lines. */
async function lastSaid(sourceId: string) {
  const [row] = await site.query(
    `select l.payload::jsonb -> 'prediction' -> 'players' ->> 'hash' as hash, p.lines
     from ledger l join games g on g.id = l.game_id join player_lines p on p.prediction_id = l.prediction_id
     where l.kind = 'prediction' and g.source_id = $1 order by l.seq desc limit 1`,
    [sourceId],
  );
  return saidSchema.parse(row);
}

const one = (of: string, seat: number): Named => {
  const found = night.named.get(of)?.at(seat);
  if (!found) throw new Error('nobody');
  return found;
};
/** Mean minutes of a player; 0 without a line. */
function minutesOf(lines: readonly PlayerLine[] | null, playerId: string): number {
  const minutes = lines?.find((line) => line.playerId === playerId)?.stats.minutes;
  return (minutes && statFigures(minutes)?.mean) ?? 0;
}
/** Who of a side plays most. */
const mostUsed = (lines: readonly PlayerLine[] | null, side: string): readonly PlayerLine[] =>
  (lines ?? [])
    .filter((line) => line.side === side)
    .toSorted((a, b) => minutesOf(lines, b.playerId) - minutesOf(lines, a.playerId));

/** Everything that the ledger holds, as its file has it. */
async function ledgerText(): Promise<readonly string[]> {
  const rows = await site.query(
    'select seq::int, kind, payload, previous_hash as "previousHash", hash from ledger order by seq',
  );
  return rows.map((row) => ledgerLineText(ledgerLineSchema.parse(row)));
}

describe('a night of the NBA', () => {
  test('its rosters and one report are read, and its lines are said under the feed’s own numbers', async () => {
    const asked = await run(12);
    expect(asked.get('roster basketball/nba')).toBe(2);
    expect(asked.get('injuries basketball/nba')).toBe(1);
    expect(asked.get('summary basketball/nba') ?? 0).toBe(0);
    const { hash, lines } = await lastSaid('501');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const [star, traded] = [one('DEN', 0), one('BOS', -1)];
    const denver = mostUsed(lines, 'away').map(({ playerId }) => playerId);
    expect(denver).toContain(star.id);
    // Who changed teams is where his roster says, with what the state knows of him.
    expect(denver).not.toContain(traded.id);
    expect(minutesOf(lines, traded.id)).toBeGreaterThan(10);
    expect(lines?.find(({ playerId }) => playerId === traded.id)?.side).toBe('home');
    expect(lines?.filter(({ playerId }) => playerId.startsWith('n'))).toEqual([]);
    const renamed = await site.query(
      "select formerly, team_key from players where league = 'NBA' and player_id = any($1) order by formerly",
      [[star.id, traded.id]],
    );
    expect(renamed).toEqual(
      [
        { formerly: star.formerly, team_key: 'DEN' },
        { formerly: traded.formerly, team_key: 'BOS' },
      ].toSorted((a, b) => (a.formerly < b.formerly ? -1 : 1)),
    );
  });

  test('a star who is ruled out after that is another line on the ledger, without him and with more for the others', async () => {
    const before = await lastSaid('501');
    const star = one('BOS', 1);
    expect(minutesOf(before.lines, star.id)).toBeGreaterThan(30);
    night.report.push({ team: 'BOS', playerId: star.id, name: star.name, status: 'Out' });
    const asked = await run(13);
    expect(asked.get('injuries basketball/nba')).toBe(1);
    expect(asked.get('roster basketball/nba') ?? 0).toBe(0);
    const { hash, lines } = await lastSaid('501');
    expect(hash).not.toBe(before.hash);
    expect(minutesOf(lines, star.id)).toBe(0);
    for (const { playerId } of mostUsed(lines, 'home').slice(0, 5))
      expect(minutesOf(lines, playerId)).toBeGreaterThan(minutesOf(before.lines, playerId));
    expect(
      await site.query('select player_id, status, chance from player_news where player_id = $1', [
        star.id,
      ]),
    ).toEqual([{ player_id: star.id, status: 'Out', chance: 0 }]);
  });

  test('once it is played its box score is read once: what each did beside what was said, and what is known after it', async () => {
    const next = await lastSaid('502');
    const said = await lastSaid('501');
    const state = () =>
      site.query("select state -> 'players' as known from player_states where league = 'NBA'");
    const [before] = await state();
    const asked = await run(22.5);
    expect(asked.get('summary basketball/nba')).toBe(1);
    const rows = playedSchema.parse(
      await site.query('select player_id, team_key, home, started, stats, said from player_games'),
    );
    expect(rows).toHaveLength(20);
    const played = rows.find(({ player_id: id }) => id === one('DEN', 0).id);
    expect(played).toMatchObject({ team_key: 'DEN', home: false, started: true });
    expect(played?.stats).toMatchObject({ minutes: 36, points: 22 });
    const line = said.lines?.find(({ playerId }) => playerId === one('DEN', 0).id);
    expect(played?.said?.points?.[0]).toBeCloseTo(
      line?.stats.points ? (statFigures(line.stats.points)?.mean ?? 0) : 0,
      1,
    );
    // Who was ruled out and plays all the same was not said.
    expect(rows.find(({ player_id: id }) => id === one('BOS', 1).id)?.said).toBeNull();
    expect(await state()).not.toEqual([before]);
    // The next run says the next game anew, from what is known now.
    const later = await run(23);
    expect(later.get('summary basketball/nba') ?? 0).toBe(0);
    expect((await lastSaid('502')).hash).not.toBe(next.hash);
  });

  test('all of it stands before the verifiers, and no line with players can be changed', async () => {
    const lines = await ledgerText();
    const place = lines.findLastIndex((line) => line.includes('\\"players\\":{\\"hash\\"'));
    expect(place).toBeGreaterThan(0);
    const hash = /\\"players\\":\{\\"hash\\":\\"([0-9a-f]{64})/.exec(lines[place] ?? '')?.[1] ?? '';
    const forged = lines.with(place, (lines[place] ?? '').replace(hash, 'f'.repeat(64)));
    expect(verifyExample(lines).fault).toBeUndefined();
    expect(verifyExample(forged).fault).toMatchObject({ seq: place + 1 });
    if (!HAS_PYTHON) return;
    const folder = await mkdtemp(join(tmpdir(), 'night-'));
    const python = pythonScript(join(ROOT, 'docs/verify_ledger.py'));
    try {
      const path = join(folder, 'ledger.jsonl');
      const told = async (text: readonly string[]) => {
        await writeFile(path, text.map((line) => `${line}\n`).join(''));
        return (await python.run([path])).status;
      };
      expect(await told(lines)).toBe(0);
      expect(await told(forged)).toBe(1);
    } finally {
      python.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
