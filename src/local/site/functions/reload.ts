import { type Generation, newGeneration } from './generation.ts';
import { loadFunction, modulesIn } from './load.ts';
import type { SiteFunction } from './module.ts';

/** A folder's functions in their files' current state. */
export type CurrentFunctions = () => Promise<readonly SiteFunction[]>;

export const always =
  (functions: readonly SiteFunction[]): CurrentFunctions =>
  async () =>
    functions;

/** A function that always calls its latest version. */
export const latestOf = (fn: SiteFunction, current: CurrentFunctions): SiteFunction => ({
  ...fn,
  handler: async (request, context) => {
    const latest = (await current()).find(({ name }) => name === fn.name);
    return (latest ?? fn).handler(request, context);
  },
});

const PLACE = /(?:file:\/\/)?([^\s(]+?\.tsx?)(?:\?[^:]*)?(:\d+)/;

/** The error's message, with its location if the message has none: the cause is usually deeper than the function. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = '' } = error;
  const [, file, line] = PLACE.exec(stack) ?? [];
  return file === undefined || message.includes('/') ? message : `${message}, at ${file}${line}`;
}

/** The answer of a function that cannot be loaded: only its developer sees it. */
const broken = (name: string, known: SiteFunction | undefined, message: string): SiteFunction => ({
  ...(known ?? {
    patterns: [],
    excluded: [],
    methods: [],
    preferStatic: false,
    background: false,
  }),
  name,
  handler: () =>
    Response.json({ error: message }, { status: 500, headers: { 'cache-control': 'no-store' } }),
});

const unloadable = (names: readonly string[], reason: string): string =>
  `netlify/functions: ${names.join(', ')} cannot be loaded (${reason}): correct it, and the next call takes it.`;

const RESCHEDULED =
  'A schedule has come, changed or gone: stop with Ctrl-C and start again, because schedules are set at a start.';

/**
 * Loads all functions, and reloads whatever has a changed file, so the next request gets the new ones. One that cannot be loaded
 * says so in its answers until it is fixed.
 * @param say gets a line for each reason why some cannot be loaded
 */
export function reloadedFunctions(folder: string, say: (line: string) => void): CurrentFunctions {
  let generation: Generation | undefined;
  let names = '';
  let scheduled: string | undefined;
  let known: readonly SiteFunction[] = [];
  let loading: Promise<readonly SiteFunction[]> | undefined;

  async function load(modules: Awaited<ReturnType<typeof modulesIn>>) {
    const next = newGeneration();
    generation = next;
    const failed = new Map<string, string[]>();
    const loadOne = async (module: (typeof modules)[number]): Promise<SiteFunction> => {
      const { name } = module;
      try {
        return await loadFunction(module, next.addressOf);
      } catch (error) {
        const reason = reasonOf(error);
        failed.set(reason, [...(failed.get(reason) ?? []), name]);
        const last = known.find((fn) => fn.name === name);
        return broken(name, last, unloadable([name], reason));
      }
    };
    known = await Promise.all(modules.map(loadOne));
    for (const [reason, names] of failed) say(unloadable(names, reason));
    const schedules = known
      .flatMap(({ name, schedule }) => (schedule ? `${name} ${schedule}` : []))
      .join('\n');
    if (scheduled !== undefined && scheduled !== schedules) say(RESCHEDULED);
    scheduled = schedules;
    return known;
  }

  async function refresh(): Promise<readonly SiteFunction[]> {
    const modules = await modulesIn(folder);
    const listed = modules.map(({ file }) => file).join('\n');
    if (generation && listed === names && !generation.isOutdated()) return known;
    names = listed;
    return load(modules);
  }

  return () => {
    loading ??= refresh().finally(() => {
      loading = undefined;
    });
    return loading;
  };
}
