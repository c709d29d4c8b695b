import { logistic, logit } from '#engine/maths.ts';
import { nelderMead, type Search } from './nelderMead.ts';

/** A parameter of a search: its start and its axis. */
export interface Axis {
  /** In the parameter's own unit. */
  readonly start: number;
  /** The start on the axis, and the first step from there. */
  readonly at: number;
  readonly step: number;
  /** The parameter's value at a point of the axis. */
  readonly value: (at: number) => number;
}

/** Places a parameter on its axis. */
export const laid = (at: number, step: number, value: Axis['value']): Axis => ({
  start: value(at),
  at,
  step,
  value,
});

/** Searched unchanged: it may have either sign. */
export const plain = (start: number, step: number): Axis => laid(start, step, (at) => at);

/** Searched by its logarithm, so it stays positive. */
export const positive = (start: number, step: number): Axis => ({
  ...laid(Math.log(start), step, Math.exp),
  start,
});

/** Searched by its logit, so it stays between 0 and 1. */
export const share = (start: number, step: number): Axis => ({
  ...laid(logit(start), step, logistic),
  start,
});

export type Axes<Name extends string> = Readonly<Record<Name, Axis>>;
export type Values<Name extends string> = Record<Name, number>;

/** A number for each name, in the names' order. */
export const mapAxes = <Name extends string>(
  axes: Axes<Name>,
  value: (axis: Axis, index: number) => number,
): Values<Name> =>
  Object.fromEntries(
    Object.entries<Axis>(axes).map(([name, axis], index) => [name, value(axis, index)]),
  ) as Values<Name>;

/** The parameters with the least loss, by Nelder and Mead's simplex from their starts. Deterministic. */
export function searchAxes<Name extends string>(
  axes: Axes<Name>,
  loss: (values: Values<Name>) => number,
  { most, tolerance }: Omit<Search, 'steps'>,
): Values<Name> {
  const all = Object.values<Axis>(axes);
  const valuesAt = (at: readonly number[]) =>
    mapAxes(axes, ({ value }, index) => value(at[index] ?? 0));
  const { at } = nelderMead(
    (point) => loss(valuesAt(point)),
    all.map((axis) => axis.at),
    { steps: all.map(({ step }) => step), most, tolerance },
  );
  return valuesAt(at);
}
