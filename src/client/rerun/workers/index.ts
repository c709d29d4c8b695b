/** One file per sport with only its engine, loaded when first needed. */
const module = { type: 'module' } as const;

interface Maker {
  readonly make: () => Worker;
  /** True if the runs are worth several workers; otherwise building a table takes most of the time. */
  readonly shared?: boolean;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  football: { make: () => new Worker(new URL('./football.ts', import.meta.url), module) },
  basketball: { make: () => new Worker(new URL('./basketball.ts', import.meta.url), module) },
  baseball: { make: () => new Worker(new URL('./baseball.ts', import.meta.url), module) },
  hockey: { make: () => new Worker(new URL('./hockey.ts', import.meta.url), module) },
  soccer: { make: () => new Worker(new URL('./soccer.ts', import.meta.url), module) },
  tennis: { make: () => new Worker(new URL('./tennis.ts', import.meta.url), module), shared: true },
  fight: { make: () => new Worker(new URL('./fight.ts', import.meta.url), module) },
  golf: { make: () => new Worker(new URL('./golf.ts', import.meta.url), module), shared: true },
  formula1: {
    make: () => new Worker(new URL('./formula1.ts', import.meta.url), module),
    shared: true,
  },
  stockcar: {
    make: () => new Worker(new URL('./stockcar.ts', import.meta.url), module),
    shared: true,
  },
};

/** More do not help on a phone. */
const MOST_WORKERS = 4;

/** Workers for a model's recipe. Throws a RangeError for a model unknown to this build. */
export function startWorkers(model: string, blocks: number): readonly Worker[] {
  const maker = Object.hasOwn(MAKERS, model) ? MAKERS[model] : undefined;
  if (!maker) throw new RangeError(`No model is called ${model}`);
  const cores = navigator.hardwareConcurrency || 1;
  const wanted = maker.shared ? Math.min(MOST_WORKERS, cores, blocks) : 1;
  return Array.from({ length: Math.max(1, wanted) }, maker.make);
}
