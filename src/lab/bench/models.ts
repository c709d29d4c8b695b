import { EXAMPLE_MODEL_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { simulate } from '#engine/simulate.ts';
import { bytesPerRun, heldBytes, medianMs, warmUp } from './measure.ts';
import { benchColumns } from './table.ts';

/** Every registered model: speed, memory, and how its time grows with the runs. */
export function modelTable(): string {
  const held = EXAMPLE_MODEL_INPUTS.map(({ model, inputs }) => heldBytes(model, inputs));
  const rows = EXAMPLE_MODEL_INPUTS.map(({ model, inputs }, index) => {
    let seed = 0;
    const game = (runs: number) => () => {
      simulate(model, inputs, seed++, runs);
    };
    warmUp(game(20_000));
    const small = medianMs(game(10_000));
    const half = medianMs(game(50_000));
    const large = medianMs(game(100_000));
    const prepare = medianMs(() => model.prepare(inputs));
    const perRun = bytesPerRun(model, inputs, 10_000 / small);
    return [
      model.id,
      `${Number((100 / (large - prepare)).toPrecision(2))} M`,
      prepare.toFixed(2),
      small.toFixed(2),
      large.toFixed(2),
      ((large - prepare) / (half - prepare)).toFixed(2),
      `${((held[index] ?? 0) / 1024).toFixed(0)} KB`,
      perRun < 0.05 ? 'none' : `${perRun.toFixed(1)} B`,
    ];
  });
  return benchColumns([
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
