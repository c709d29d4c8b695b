import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import type { Bundle } from './bundles.ts';

const HOST = join(import.meta.dirname, 'lambdaHost.ts');
const MOVE_DATE = join(import.meta.dirname, '../../local/clock/moveDate.ts');

const answerSchema = z.object({
  id: z.int(),
  statusCode: z.int().default(204),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  body: z.instanceof(Uint8Array).optional(),
  error: z.string().optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** A deployed function in its own process. */
export interface Lambda {
  /** Sends a request like Netlify's front; `route` is the manifest's matching pattern. */
  readonly ask: (request: Request, route?: string) => Promise<Response>;
  readonly nodeVersion: string;
  readonly stop: () => Promise<void>;
}

const noBody = new Set([204, 304]);

function toResponse({ statusCode, multiValueHeaders, body, error }: Answer): Response {
  if (error !== undefined) throw new Error(error);
  const headers = new Headers();
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    for (const value of values) headers.append(name, value);
  }
  const content = noBody.has(statusCode) ? null : Buffer.from(body ?? []);
  return new Response(content, { status: statusCode, headers });
}

/** The next matching message; rejects if the process ends first. */
async function message(
  child: ChildProcess,
  log: () => string,
  fits: (said: unknown) => boolean,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const hear = (said: unknown) => fits(said) && resolve(said);
  const end = () => reject(new Error(`The function ended:\n${log()}`));
  child.on('message', hear).once('exit', end);
  try {
    return await promise;
  } finally {
    child.off('message', hear).off('exit', end);
  }
}

/**
 * Loads a bundle in a clean process: only the given variables, the bundle's folder as working folder, and no right to read files
 * outside.
 */
export async function startLambda(
  { folder, said }: Bundle,
  env: Readonly<Record<string, string>>,
): Promise<Lambda> {
  const child = fork(HOST, [folder, said.entryFilename], {
    cwd: folder,
    env,
    serialization: 'advanced',
    silent: true,
    execArgv: [
      '--permission',
      ...[folder, HOST, MOVE_DATE].map((path) => `--allow-fs-read=${path}`),
    ],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const next = (fits: (said: unknown) => boolean) => message(child, () => printed, fits);
  const { node } = z.object({ node: z.string() }).parse(await next(() => true));
  let asked = 0;
  return {
    nodeVersion: node,
    ask: async (request, route) => {
      asked += 1;
      const id = asked;
      const answer = next((said) => answerSchema.safeParse(said).data?.id === id);
      child.send({
        id,
        event: {
          rawUrl: request.url,
          path: new URL(request.url).pathname,
          httpMethod: request.method,
          headers: Object.fromEntries(request.headers),
          body: (await request.text()) || undefined,
          isBase64Encoded: false,
          route,
          flags: {},
        },
      });
      return toResponse(answerSchema.parse(await answer));
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
