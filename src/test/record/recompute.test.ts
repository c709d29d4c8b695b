import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { ROOT } from '#local/project.ts';
import { countedRows } from '#slate/record/recount/countedRows.ts';
import { HAS_PYTHON, type PythonScript, pythonScript } from '#test/ledger/pythonScript.ts';
import { gradeLinesOf } from './gradeLines.ts';
import { madeUpRecord } from './madeUpRecord.ts';
import { endedIn, numberInCell, scoreIn, settlementTable } from './settlementTables.ts';

const SCRIPT = join(ROOT, 'docs/recompute_record.py');

/** Calls a function of the script with each list of arguments. */
function called(name: string, calls: readonly (readonly unknown[])[]): unknown {
  const code = `import json, runpy, sys
f = runpy.run_path(sys.argv[1])[sys.argv[2]]
print(json.dumps([f(*args) for args in json.load(sys.stdin)]))`;
  const options = { encoding: 'utf8', input: JSON.stringify(calls) } as const;
  const { stdout, stderr } = spawnSync('python3', ['-c', code, SCRIPT, name], options);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe.skipIf(!HAS_PYTHON)('recompute_record.py', () => {
  let folder: string;
  let python: PythonScript;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'record-'));
    python = pythonScript(SCRIPT);
  });
  afterAll(async () => {
    python?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('settles every example of the page as the page says', () => {
    const games = settlementTable('League', 'Market');
    const sides = { home: 'H', away: 'A' };
    const outcomes = called(
      'settle_game',
      games.map((row) => {
        const score = scoreIn(row['Score home–away']);
        const ended = { score, sides, calledAfter: numberInCell(row['Periods played']) };
        return [row.League, sides, ended, row.Market, row.Pick, numberInCell(row.Line)];
      }),
    );
    expect(outcomes).toEqual(games.map(({ Outcome }) => Outcome));
    const contests = settlementTable('Contest', 'Market');
    const ended = contests.map((row) => [
      row.Market === 'outright' ? null : ['A', 'B'],
      endedIn(row),
      row.Market,
      row.Pick,
      row.How,
    ]);
    expect(called('settle_part', ended)).toEqual(contests.map(({ Outcome }) => Outcome));
    const stakes = settlementTable('Price', 'Outcome');
    const units = called(
      'units',
      stakes.map(({ Price, Outcome }) => [Number(Price), Outcome]),
    );
    expect(units).toEqual(stakes.map(({ Units }) => Number(Units)));
  });

  test('days are New York’s, in every hour of the year in which the clocks change', () => {
    const hours = Array.from({ length: 366 * 24 }, (_, hour) =>
      new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
    );
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
    const days = called(
      'eastern_day',
      hours.map((hour) => [hour]),
    );
    expect(days).toEqual(hours.map((hour) => format.format(new Date(hour))));
  });

  test('a made-up ledger of half a year: every figure as ours', async () => {
    const lines = madeUpRecord(400);
    const rows = countedRows(gradeLinesOf(lines));
    const figures = recordFiguresOf(rows);
    expect(figures.picks.all.voids).toHaveLength(5);
    expect(figures.corrected).toBeGreaterThan(10);
    expect(figures.edges.contests).toBeGreaterThan(50);
    expect(figures.picks.all.scores?.beside?.decided).toBeGreaterThan(100);
    const [ledger, record] = [join(folder, 'ledger.jsonl'), join(folder, 'record.json')];
    await writeFile(ledger, lines.map((line) => `${ledgerLineText(line)}\n`).join(''));
    await writeFile(record, JSON.stringify({ figures, rows }));
    const told = await python.run([ledger, '--against', record]);
    expect(told).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\d{4,} figures and cells follow from the ledger\n$/),
      stderr: '',
    });
    const lost = {
      ...figures,
      picks: { ...figures.picks, all: { ...figures.picks.all, lost: 1 } },
    };
    await writeFile(record, JSON.stringify({ figures: lost, rows: rows.slice(1) }));
    const { status, stderr } = await python.run([ledger, '--against', record]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `figures.picks.all.lost: the ledger gives ${figures.picks.all.lost}, published is 1\n`,
    );
    expect(stderr).toContain(`line ${rows[0]?.gradeLine}: the ledger gives {`);
  });

  test('an outcome or units that do not follow from score, line and price are named', async () => {
    const lines = madeUpRecord(60).map((line) => ledgerLineText(line));
    const at = lines.findLastIndex(
      (line) => line.includes('\\"outcome\\":\\"loss\\"') && line.includes('\\"units\\":-1'),
    );
    const forged =
      lines[at]
        ?.replace('outcome\\":\\"loss', 'outcome\\":\\"win')
        .replace('units\\":-1', 'units\\":9.5') ?? '';
    const ledger = join(folder, 'forged.jsonl');
    await writeFile(ledger, lines.with(at, forged).join('\n'));
    const { status, stderr } = await python.run([ledger]);
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [
        `line ${at + 1} says win; by settlement it is loss`,
        `line ${at + 1} says 9.5 units; by settlement it is -1`,
      ],
    ]);
  });

  test('an outcome of a fight, match, race or tournament that does not follow from how it ended is named', async () => {
    const lines = madeUpRecord(160).map((line) => ledgerLineText(line));
    const forged = lines.map((line) =>
      line.includes('\\"ended\\":')
        ? line
            .replace('outcome\\":\\"loss', 'outcome\\":\\"win')
            .replace('units\\":-1', 'units\\":1.2')
        : line,
    );
    const ledger = join(folder, 'parts.jsonl');
    await writeFile(ledger, forged.join('\n'));
    const { status, stderr } = await python.run([ledger]);
    const changed = lines.flatMap((line, at) => (line === forged[at] ? [] : [at + 1]));
    const told = stderr
      .trim()
      .split('\n')
      .filter((line) => line.endsWith('it is loss'));
    expect(status).toBe(1);
    expect(told).toEqual(changed.map((at) => `line ${at} says win; by settlement it is loss`));
    const markets = new Set(
      changed.map((at) => /market\\":\\"(\w+)/.exec(lines[at - 1] ?? '')?.[1]),
    );
    expect(markets).toEqual(new Set(['moneyline', 'method', 'setScore', 'outright']));
  });

  test('says how it is used, and what it cannot read', async () => {
    expect((await python.run([])).stderr).toMatch(/^Usage: /);
    expect((await python.run(['--help'])).stdout).toMatch(/^Usage: /);
    expect((await python.run([join(folder, 'none.jsonl')])).stderr).toMatch(
      /^A file cannot be read/,
    );
  });
});
