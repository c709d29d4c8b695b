import type { PoolRow } from './poolRows.ts';

/** A confidence order as plain text, a game a line: "16 Bills vs Jets 87%". */
export const poolConfidenceText = (
  title: string,
  rows: readonly (PoolRow & { readonly points: number })[],
): string =>
  [
    title,
    ...rows.map(
      ({ points, name, line, cells }) =>
        `${points} ${name} ${line.split(', ')[0] ?? ''} ${cells[0] ?? ''}`,
    ),
  ].join('\n');

/** A survivor's plan as plain text, a week a line: "Week 13: Bills vs Jets 78%". */
export const planText = (title: string, rows: readonly PoolRow[]): string =>
  [title, ...rows.map(({ name, cells }) => `${name}: ${cells[0] ?? ''} ${cells[1] ?? ''}`)].join(
    '\n',
  );
