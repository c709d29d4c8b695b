import type { StandInPlayer } from './squad.ts';

/** A row of a box score: a player and his cells, in the order of the labels. */
interface Row {
  readonly player: StandInPlayer;
  readonly cells: readonly (string | number)[];
  readonly more?: object;
}

/** A group of a box score as ESPN sends it: labels, and rows of texts. */
export const group = (head: object, labels: string, rows: readonly Row[]): object => ({
  ...head,
  labels: labels.split(' '),
  athletes: rows.map(({ player: { id, name, position }, cells, more }) => ({
    athlete: { id, displayName: name, position: { abbreviation: position } },
    ...more,
    stats: cells.map(String),
  })),
});

/** A whole number in so many parts, the first ones larger by one where it does not come out even. */
export const parts = (whole: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((whole + count - 1 - at) / count));

/** The sum of some numbers. */
export const sumOfColumn = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => one + other, 0);
