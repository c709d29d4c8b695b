import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** @param request what is asked instead of the request itself */
type Next = (request?: Request) => Promise<Response>;

/** Answers a request on its way to the site, or passes it on. */
export type EdgeFunction = (request: Request, next: Next) => Promise<Response>;

const moduleSchema = z.object({
  config: z.object({ pattern: z.array(z.string()).readonly() }),
  default: z.custom<(request: Request, context: { next: Next }) => Promise<Response>>(
    (value) => typeof value === 'function',
  ),
});

async function loadOne(path: string): Promise<EdgeFunction> {
  const { config, default: run } = moduleSchema.parse(await import(pathToFileURL(path).href));
  const patterns = config.pattern.map((pattern) => new RegExp(pattern));
  return (request, next) => {
    const { pathname } = new URL(request.url);
    return patterns.some((pattern) => pattern.test(pathname))
      ? run(request, { next: (other = request) => next(other) })
      : next(request);
  };
}

/** The edge functions of a folder as one, the first by name outermost; none if there is no folder. */
export async function loadEdge(folder: string): Promise<EdgeFunction> {
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const all = await Promise.all(names.map((name) => loadOne(join(folder, name))));
  return all.reduceRight<EdgeFunction>(
    (inner, outer) => (request, next) => outer(request, (other = request) => inner(other, next)),
    (request, next) => next(request),
  );
}
