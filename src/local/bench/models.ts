import { EXAMPLES } from '#engine/exampleInputs.fixture.ts';
import { simulate } from '#engine/simulate.ts';
import { median, memoryOf, times } from './measure.ts';
import { columns } from './table.ts';

const WARM_UP = 8;
const REPETITIONS = 9;

/** Every model of the registry: speed, memory and how its time grows with the runs. */
export function modelTable(): string {
  const rows = EXAMPLES.map(({ model, inputs }) => {
    const game = (runs: number) => () => {
      simulate(model, inputs, 7, runs);
    };
    times(WARM_UP, game(20_000));
    const small = median(times(REPETITIONS, game(10_000)));
    const half = median(times(REPETITIONS, game(50_000)));
    const large = median(times(REPETITIONS, game(100_000)));
    const prepare = median(times(REPETITIONS, () => model.prepare(inputs)));
    const { prepared, perRun } = memoryOf(model, inputs);
    return [
      model.id,
      `${(100 / (large - prepare)).toFixed(0)} M`,
      prepare.toFixed(2),
      small.toFixed(2),
      large.toFixed(2),
      ((large - prepare) / (half - prepare)).toFixed(2),
      `${(prepared / 1024).toFixed(0)} KB`,
      perRun < 0.05 ? 'none' : `${perRun.toFixed(1)} B`,
    ];
  });
  return columns([
    [
      'model',
      'runs/s',
      'ms to prepare',
      'ms, 10,000 runs',
      'ms, 100,000 runs',
      '100k ÷ 50k runs',
      'memory of a game',
      'allocated a run',
    ],
    ...rows,
  ]);
}
