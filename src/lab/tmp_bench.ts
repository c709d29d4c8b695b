import { EXAMPLES } from '#engine/exampleInputs.fixture.ts';
import { simulate } from '#engine/simulate.ts';
import { bytesPerRun, medianMs, warmUp } from './bench/measure.ts';

for (const { model, inputs } of EXAMPLES.filter((e) =>
  ['golf', 'formula1', 'stockcar'].includes(e.model.id),
)) {
  let seed = 0;
  const game = (runs: number) => () => {
    simulate(model, inputs, seed++, runs);
  };
  warmUp(game(5000));
  const ms = medianMs(game(10_000));
  console.log(
    model.id,
    ms.toFixed(2),
    'ms/10k',
    bytesPerRun(model, inputs, 10_000 / ms).toFixed(1),
    'B/run',
  );
}
