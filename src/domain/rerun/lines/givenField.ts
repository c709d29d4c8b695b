import { signed } from '../../numbers/numbers.ts';
import type { RerunFigure } from '../rerunnable.ts';

type Inputs = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

const objectsIn = (list: unknown): readonly Inputs[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

const digits = (value: unknown, many: number): string =>
  typeof value === 'number' ? value.toFixed(many) : 'unknown';

const gap = (value: unknown, many: number): string =>
  typeof value === 'number' ? signed(value, many) : 'unknown';

/** How good each golfer was taken to be, beside the field's average, in strokes a round and with the SD: the inputs' three digits. */
const golfers = ({ players }: Inputs, names: readonly string[]): RerunFigure[] =>
  objectsIn(players).map(({ skill, sd }, at) => [
    `Given: ${names[at] ?? at + 1}`,
    `${gap(skill, 3)} ± ${digits(sd, 3)} strokes a round`,
  ]);

/** How strong each car was taken to be, in SDs of one race's luck, and its chance to retire: the inputs' four digits. */
const cars = ({ entrants }: Inputs, names: readonly string[]): RerunFigure[] =>
  objectsIn(entrants).map(({ strength, strengthSd, retirement, qualifying }, at) => {
    const out = typeof retirement === 'number' ? 100 * retirement : undefined;
    return [
      `Given: ${names[at] ?? at + 1}`,
      `${gap(strength, 4)} ± ${digits(strengthSd, 4)}, out ${digits(out, 2)}%, qualifying ${gap(qualifying, 4)}`,
    ];
  });

/** What each of a field was simulated with, one line each; none for inputs of two sides. */
export const fieldFigures = (inputs: Inputs, names: readonly string[]): RerunFigure[] => [
  ...golfers(inputs, names),
  ...cars(inputs, names),
];

/** The drivers of a race's inputs, in their order. */
export const driversIn = ({ entrants }: Inputs): readonly string[] =>
  objectsIn(entrants).map(({ driver }) => (typeof driver === 'string' ? driver : ''));
