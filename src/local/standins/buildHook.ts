import { type HttpServer, listen } from '../http/listen.ts';

/** Netlify's build hook on this machine: a POST builds the site, one build at a time and at most one waiting. */
export function startBuildHook(build: () => Promise<unknown>): Promise<HttpServer> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await build().catch((error: unknown) => console.error(error));
    } while (again);
    running = undefined;
  };
  return listen(async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (running === undefined) running = run();
    else again = true;
    return new Response(null, { status: 202 });
  });
}
