import { percentOfShare, reportColumns } from './columns.ts';
import { mainGroup } from './models.ts';
import type { ModelScore, OutcomeReliability, QuestionReport } from './types.ts';

/** Models whose reliability is printed, side by side; --json has every model's. */
const PRINTED = ['own', 'published', 'close'];

/** Reliability tables of the group with the most models: forecast → share that happened, and count, in %. */
export function reliabilityLines({
  groups,
  games,
}: Pick<QuestionReport, 'groups' | 'games'>): string[] {
  const main = mainGroup(groups, games);
  const printed = (main?.models ?? []).filter(({ model }) => PRINTED.includes(model));
  const outcomes = printed[0]?.reliability ?? [];
  return outcomes.flatMap(({ outcome }, index) => outcomeLines(outcome, printed, index));
}

function outcomeLines(outcome: string, models: readonly ModelScore[], index: number): string[] {
  const tables = models.flatMap(({ model, reliability }) => {
    const table = reliability?.[index];
    return table ? [{ model, table }] : [];
  });
  const head = [
    `reliability of ${outcome}, %`,
    ...tables.flatMap(({ model }) => [`${model} says`, 'happened', 'n']),
  ];
  const longest = Math.max(...tables.map(({ table }) => table.bins.length));
  const rows = Array.from({ length: longest }, (_, bin) => [
    `  bin ${bin + 1}`,
    ...tables.flatMap(({ table }) => binCells(table, bin)),
  ]);
  return reportColumns([head, ...rows], '    ');
}

function binCells({ bins }: OutcomeReliability, index: number): string[] {
  const bin = bins[index];
  return bin
    ? [percentOfShare(bin.forecast), percentOfShare(bin.share), String(bin.count)]
    : ['', '', ''];
}
