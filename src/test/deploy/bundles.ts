import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { unzipSync } from 'fflate';
import { NETLIFY_ROOT, SETTINGS } from './netlifyToml.ts';

/** One function as Netlify would deploy it. */
export interface Bundle {
  /** Its entry in Netlify's manifest. */
  readonly said: FunctionResult;
  /** Folder of the unpacked bundle. */
  readonly folder: string;
  /** Every file in it. */
  readonly files: readonly string[];
  /** All source files in it or compiled into it, relative to the project's folder. */
  readonly sources: readonly string[];
  readonly zippedBytes: number;
  readonly bytes: number;
}

async function unpack(said: FunctionResult, folder: string): Promise<Bundle> {
  const zip = await readFile(said.path);
  const entries = Object.entries(unzipSync(zip)).filter(([name]) => !name.endsWith('/'));
  for (const [name, content] of entries) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return {
    said,
    folder,
    files: entries.map(([name]) => name),
    sources: (said.inputs ?? []).map((path) => path.replace(`${NETLIFY_ROOT}/`, '')),
    zippedBytes: zip.length,
    bytes: entries.reduce((sum, [, { length }]) => sum + length, 0),
  };
}

/** Bundles the project's functions as Netlify's build does, with Netlify's bundler, and unpacks them into a folder. */
export async function bundleFunctions(folder: string): Promise<Bundle[]> {
  const zips = join(folder, 'zips');
  const results = await zipFunctions(
    { user: { directories: [join(NETLIFY_ROOT, SETTINGS.functions.directory)] } },
    zips,
    {
      archiveFormat: 'zip',
      basePath: NETLIFY_ROOT,
      repositoryRoot: NETLIFY_ROOT,
      config: { '*': { nodeVersion: SETTINGS.build.environment.NODE_VERSION } },
      manifest: join(zips, 'manifest.json'),
    },
  );
  return Promise.all(results.map((said) => unpack(said, join(folder, said.name))));
}
