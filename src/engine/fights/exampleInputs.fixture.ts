/** A five-round UFC fight's inputs, for tests. */
export const EXAMPLE_FIGHT: Readonly<Record<string, number>> = {
  winA: 0.62,
  koA: 0.4,
  subA: 0.15,
  koB: 0.3,
  subB: 0.2,
  draw: 0.007,
  split: 0.2,
  majority: 0.02,
  rounds: 5,
  roundMinutes: 5,
  ...list('koRound', [0.025, 0.018, 0.013, 0.01, 0.01]),
  ...list('koHalf', [0.6, 1, 1, 1, 1, 1, 0.9, 1, 1.1, 1.4]),
  ...list('subRound', [0.005, 0.006, 0.007, 0.006, 0.005]),
  ...list('subHalf', [0.2, 0.5, 0.8, 1.1, 1.2, 1.3, 1.2, 1.1, 1.4, 1.2]),
};

/** A boxing match of 10 two-minute rounds: no submissions, so no submission hazards. */
export const EXAMPLE_BOXING: Readonly<Record<string, number>> = {
  winA: 0.7,
  koA: 0.3,
  subA: 0,
  koB: 0.25,
  subB: 0,
  draw: 0.03,
  split: 0.125,
  majority: 0.0625,
  rounds: 10,
  roundMinutes: 2,
  ...list('koRound', [0.016, ...Array.from({ length: 9 }, () => 0.01)]),
  ...list('koHalf', [1, 1, 1, 1]),
};

function list(name: string, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]));
}
