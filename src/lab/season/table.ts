import type { PlayedReport } from '#test/season/season.ts';

const PLACES = 8;
const row = (name: string, value: number | string): string =>
  `${String(value).padStart(PLACES)}  ${name}`;

const counted = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => row(name, count));

/** A season's tally as text. */
export const seasonTable = (report: PlayedReport): string =>
  [
    '',
    row('runs', report.runs),
    ...counted(report.outcomes).map((line) => `  ${line}`),
    row(
      'faults',
      [...report.faults.values()].reduce((sum, count) => sum + count, 0),
    ),
    ...counted(report.faults).map((line) => `  ${line}`),
    row('games', report.games),
    row('predicted before their start', report.predicted),
    row('grades', report.grades),
    row('lines on the ledger, each verified every day', report.lines),
    row('builds asked for and taken', report.builds),
    row('seconds', Math.round(report.seconds)),
  ].join('\n');
