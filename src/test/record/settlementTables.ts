import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';

/** docs/settlement.md. */
export const SETTLEMENT = readFileSync(join(ROOT, 'docs/settlement.md'), 'utf8');

export type TableRow = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows of the table whose head begins with these columns. */
export function settlementTable(...columns: readonly string[]): readonly TableRow[] {
  const [, body = ''] = SETTLEMENT.split(`\n| ${columns.join(' | ')} |`);
  const [head = '', , ...lines] = body.split('\n\n')[0]?.split('\n') ?? [];
  const names = [...columns, ...cellsOf(`|${head}`)];
  return lines.map((line) =>
    Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? '', cell])),
  );
}

/** The number in a cell; undefined for an empty one. */
export const numberInCell = (cell = ''): number | undefined =>
  cell === '' || cell === '–' ? undefined : Number(cell);

/** "27–24" as a score; null for "none". */
export function scoreIn(cell = ''): { readonly home: number; readonly away: number } | null {
  const [home, away] = cell.split('–').map(Number);
  return home === undefined || away === undefined ? null : { home, away };
}

const setsIn = (cell: string): [number, number][] =>
  [...cell.matchAll(/(\d)-(\d)/g)].map(([, a, b]) => [Number(a), Number(b)]);

/** How a contest of the table ended, in the form of a grade's `ended`; A is the pick's rival of B. */
export function endedIn({ Contest = '', Ended = '' }: TableRow) {
  const names = [/A against C/.test(Ended) ? 'C' : 'B', 'A'].toSorted() as [string, string];
  const [, winner = null] = /(\w) wins/.exec(Ended) ?? [];
  if (Contest === 'bout') {
    const [, method = null] = / by (\w+)/.exec(Ended) ?? [];
    const told = Ended === 'draw' ? 'draw' : Ended === 'no contest' ? 'noContest' : winner;
    return { contest: 'bout' as const, names, winner: told ?? '', method };
  }
  if (Contest === 'match') {
    const retired = Ended.endsWith('retired');
    return { contest: 'match' as const, names, winner: winner ?? '', sets: setsIn(Ended), retired };
  }
  const started = winner === 'A' || Ended.endsWith('A started');
  return { contest: Contest as 'race' | 'tournament', winner, started };
}
