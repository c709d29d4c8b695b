import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const NAME = 'generation';

/** Files by modification time and size; undefined if gone. */
type Stamps = Map<string, string | undefined>;

/** Modules loaded anew, together with all their imports from the project: Node never loads one address twice. */
export interface Generation {
  /** The address at which this generation's copy of a module is imported. */
  readonly addressOf: (url: string) => string;
  /** Whether a file that it loaded, or tried to, has changed. */
  readonly isOutdated: () => boolean;
}

const generations = new Map<string, Stamps>();
let made = 0;

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}

/** The file that an import did not find, if that is the error. */
function missing(error: unknown): string | undefined {
  const url = error instanceof Error && 'url' in error ? String(error.url) : '';
  return url.startsWith('file:') ? fileURLToPath(url) : undefined;
}

/**
 * Imports of a generation's module belong to that generation, except packages. Data files are shared by all generations that find
 * them unchanged: their memory is never released, and they are most of it.
 */
function register(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const id = context.parentURL && new URL(context.parentURL).searchParams.get(NAME);
      const resolve = () => {
        try {
          return nextResolve(specifier, context);
        } catch (error) {
          const file = missing(error);
          if (file) generations.get(id ?? '')?.set(file, undefined);
          throw error;
        }
      };
      const resolved = resolve();
      const url = new URL(resolved.url);
      if (url.protocol !== 'file:' || url.pathname.includes('/node_modules/')) return resolved;
      const generation = id || url.searchParams.get(NAME);
      const stamps = generations.get(generation ?? '');
      if (!generation || !stamps) return resolved;
      const file = fileURLToPath(url);
      const stamp = stamps.get(file) ?? stampOf(file);
      stamps.set(file, stamp);
      if (file.endsWith('.json')) url.searchParams.set('changed', stamp ?? '');
      else url.searchParams.set(NAME, generation);
      return { ...resolved, url: url.href };
    },
  });
}

export function newGeneration(): Generation {
  if (made === 0) register();
  made += 1;
  const id = String(made);
  const stamps: Stamps = new Map();
  generations.set(id, stamps);
  return {
    addressOf: (url) => `${url}?${NAME}=${id}`,
    isOutdated: () => [...stamps].some(([file, stamp]) => stampOf(file) !== stamp),
  };
}
