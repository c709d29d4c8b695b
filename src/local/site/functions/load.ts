import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../../plainError.ts';
import { describeFunction, type SiteFunction } from './module.ts';
import { loadTsx } from './tsx.ts';

const SOURCE = /^(?!.*\.(?:test|d)\.)([\w-]+)\.(?:ts|mts|js|mjs)$/;

interface FunctionModule {
  readonly name: string;
  readonly file: string;
}

/** The modules of a functions folder: each file is one, as all of ours are. */
export async function modulesIn(folder: string): Promise<FunctionModule[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder);
  return entries.flatMap((entry) => {
    const name = SOURCE.exec(entry)?.[1];
    return name ? [{ name, file: join(folder, entry) }] : [];
  });
}

/**
 * One function.
 * @param addressOf where its module is imported from, given its file's address
 */
export async function loadFunction(
  { name, file }: FunctionModule,
  addressOf = (url: string): string => url,
): Promise<SiteFunction> {
  loadTsx();
  return describeFunction(name, await import(addressOf(pathToFileURL(file).href)));
}

/** Every function of a folder. Throws a PlainError that names the one that cannot be loaded. */
export async function loadFunctions(folder: string): Promise<SiteFunction[]> {
  const modules = await modulesIn(folder);
  return Promise.all(
    modules.map(async (module) => {
      try {
        return await loadFunction(module);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new PlainError(
          `The function ${module.file} cannot be loaded (${reason}): correct it and start again.`,
        );
      }
    }),
  );
}
