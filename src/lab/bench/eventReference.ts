import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import { exampleInputs } from '#engine/golf/inputs.fixture.ts';
import type { GolfInputs } from '#engine/golf/inputs.ts';
import { golfModel } from '#engine/golf/model.ts';
import { testCar, testRace } from '#engine/racing/field.fixture.ts';
import { formula1 } from '#engine/racing/formula1/model.ts';
import type { RaceInputs } from '#engine/racing/raceInputs.ts';
import { stockcar } from '#engine/racing/stockcar/model.ts';
import { simulate } from '#engine/simulate.ts';
import type { ReferenceRun } from './reference.ts';

/** An event's model that is also written in C. */
interface EventReference {
  readonly name: string;
  /** Name of the C file. */
  readonly source: 'golf' | 'racing';
  /** Inputs in the order of the program's header. */
  readonly inputs: readonly number[];
  /** The engine's counts for a seed, in the program's order. */
  counts(seed: number, runs: number): readonly number[];
}

const golfCounts = ({ players }: GolfOutcome): number[] => {
  const columns = [
    ...(['wins', 'top5', 'top10', 'top20', 'top5Heat', 'top10Heat', 'top20Heat'] as const),
    ...(['madeCut', 'firstRoundLeads', 'firstRoundHeat', 'rounds', 'strokes'] as const),
  ].flatMap((column) => players.map((player) => player[column]));
  return [...columns, ...players.flatMap(({ positions }) => positions)];
};

const ofGolf = (name: string, inputs: GolfInputs): EventReference => ({
  name,
  source: 'golf',
  inputs: [
    inputs.players.length,
    inputs.rounds,
    ...(inputs.cut ? [inputs.cut.after, inputs.cut.places, inputs.cut.within] : [0, 0, 0]),
    ...[inputs.roundSd, inputs.par, inputs.withdrawal, inputs.upset],
    ...inputs.players.flatMap(({ skill, sd }) => [skill, sd]),
  ],
  counts: (seed, runs) => golfCounts(simulate(golfModel, inputs, seed, runs)),
});

/** What a race's own model does not count is 0 in C. */
const raceCounts = ({ places, ahead, retired, ...more }: RaceOutcome): number[] => {
  const none = retired.map(() => 0);
  const orNone = (counts: readonly number[]) => (counts.length > 0 ? counts : none);
  const stages = more.stages.length > 0 ? more.stages : [none, none];
  return [
    ...[...places, ...ahead].flat(),
    ...[retired, orNone(more.pole), orNone(more.fastestLap), ...stages].flat(),
  ];
};

function ofRace(name: string, model: typeof formula1, inputs: RaceInputs): EventReference {
  const { entrants, teamSd, gridOpen, gridPull, fastestLap } = inputs;
  const teams = [...new Set(entrants.map(({ team }) => team))];
  return {
    name,
    source: 'racing',
    inputs: [
      ...[Number(model === stockcar), entrants.length, teams.length, teamSd],
      ...[Number(gridOpen), gridPull, Number(fastestLap)],
      ...entrants.flatMap(({ strength, strengthSd, retirement, qualifying, team }) => [
        ...[strength, strengthSd, retirement, qualifying],
        teams.indexOf(team),
      ]),
    ],
    counts: (seed, runs) => raceCounts(simulate(model, inputs, seed, runs)),
  };
}

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testCar(index, { strength: 1 - (2 * index) / count, qualifying: 1 - (2 * index) / count }),
  );

/** A plain event for every model, and a Grand Prix whose grid is still open. */
export const EVENT_REFERENCES: readonly EventReference[] = [
  ofGolf('golf, 60 players', exampleInputs(60)),
  ofGolf('golf, 156 players', exampleInputs(156)),
  ofRace('formula1', formula1, testRace(cars(20), { fastestLap: true })),
  ofRace(
    'formula1, grid open',
    formula1,
    testRace(cars(20), { fastestLap: true, gridOpen: true, gridPull: 0.35 }),
  ),
  ofRace('stockcar', stockcar, testRace(cars(38))),
];

/** Compiles a reference as `compile` does. */
export function compileEvent({ source }: EventReference, folder: string): string {
  const program = join(folder, source);
  const file = join(import.meta.dirname, `${source}.c`);
  execFileSync('cc', ['-O2', '-ffp-contract=off', '-o', program, file, '-lm']);
  return program;
}

/** @param leastMs processor time to fill with repetitions, ms */
export function runEventReference(
  program: string,
  { inputs }: EventReference,
  seed: number,
  runs: number,
  leastMs: number,
): Omit<ReferenceRun, 'cells'> & { readonly counts: readonly number[] } {
  const text = execFileSync(program, [seed, runs, leastMs, ...inputs].map(String), {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const [ms, ...counts] = text.trimEnd().split('\n').map(Number);
  return { ms: ms ?? Number.NaN, counts };
}
