import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { nelderMead, type Search } from './nelderMead.ts';

/** A parameter of a search: its start and its axis. */
export interface FitAxis {
  /** In the parameter's own unit. */
  readonly start: number;
  /** The start on the axis, and the first step from there. */
  readonly at: number;
  readonly step: number;
  /** The parameter's value at a point of the axis. */
  readonly value: (at: number) => number;
}

/** Places a parameter on its axis. */
export const laid = (at: number, step: number, value: FitAxis['value']): FitAxis => ({
  start: value(at),
  at,
  step,
  value,
});

/** Searched unchanged: it may have either sign. */
export const plainAxis = (start: number, step: number): FitAxis => laid(start, step, (at) => at);

/** Searched by its logarithm, so it stays positive. */
export const positive = (start: number, step: number): FitAxis => ({
  ...laid(Math.log(start), step, Math.exp),
  start,
});

/** Searched by its logit, so it stays between 0 and 1. */
export const shareAxis = (start: number, step: number): FitAxis => ({
  ...laid(logit(start), step, logistic),
  start,
});

export type Axes<Name extends string> = Readonly<Record<Name, FitAxis>>;
export type Values<Name extends string> = Record<Name, number>;

/** A number for each name, in the names' order. */
export const mapAxes = <Name extends string>(
  axes: Axes<Name>,
  value: (axis: FitAxis, index: number) => number,
): Values<Name> =>
  Object.fromEntries(
    Object.entries<FitAxis>(axes).map(([name, axis], index) => [name, value(axis, index)]),
  ) as Values<Name>;

/** The parameters with the least loss, by Nelder and Mead's simplex from their starts. Deterministic. */
export function searchAxes<Name extends string>(
  axes: Axes<Name>,
  loss: (values: Values<Name>) => number,
  { most, tolerance }: Omit<Search, 'steps'>,
): Values<Name> {
  const all = Object.values<FitAxis>(axes);
  const valuesAt = (at: readonly number[]) =>
    mapAxes(axes, ({ value }, index) => value(at[index] ?? 0));
  const { at } = nelderMead(
    (point) => loss(valuesAt(point)),
    all.map((axis) => axis.at),
    { steps: all.map(({ step }) => step), most, tolerance },
  );
  return valuesAt(at);
}
