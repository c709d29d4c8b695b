import { join } from 'node:path';
import { type HttpServer, listen } from '../http/listen.ts';
import { tunnelTo } from '../http/upgrade.ts';
import { freePort } from '../services/freePort.ts';
import { loadEdge } from './functions/edge.ts';
import { createInvoker } from './functions/invoke.ts';
import { loadFunctions } from './functions/load.ts';
import { always, latestOf, reloadedFunctions } from './functions/reload.ts';
import { siteHandler } from './handler.ts';
import { atOneAddress } from './oneAddress.ts';
import { proxyTo } from './proxy.ts';
import { startScheduler } from './scheduler.ts';

interface SiteOptions {
  /** The folder with netlify.toml and netlify/functions. */
  readonly root: string;
  /** The published folder; default `dist` in the root. */
  readonly dist?: string;
  /** Default: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where readers find the site, if not at the listening address. */
  readonly siteUrl?: string;
  /** A server that answers instead of the published folder: `astro dev`. */
  readonly pagesUrl?: string;
  /** Functions follow edits of their files. */
  readonly reload?: boolean;
}

/** How long a stop waits for running functions. */
const STOP_WITHIN_MS = 3_000;

/** Serves the built site, its functions and its schedules on one port, as Netlify would. */
export async function startSite(options: SiteOptions): Promise<HttpServer> {
  const { root, dist = join(root, 'dist'), host, pagesUrl } = options;
  const port = options.port ?? (await freePort());
  const siteUrl = options.siteUrl ?? `http://localhost:${port}`;
  const folder = join(root, 'netlify/functions');
  const current = options.reload
    ? reloadedFunctions(folder, console.error)
    : always(await loadFunctions(folder));
  const scheduled = (await current()).map((fn) => latestOf(fn, current));
  const invoker = createInvoker(siteUrl);
  const handler = siteHandler({
    root,
    dist,
    siteUrl,
    functions: current,
    invoker,
    edge: await loadEdge(join(root, 'netlify/edge-functions')),
    ...(pagesUrl === undefined ? {} : { pages: proxyTo(pagesUrl) }),
  });
  const server = await listen(atOneAddress(handler, siteUrl, port), {
    port,
    siteUrl,
    ...(host === undefined ? {} : { host }),
    ...(pagesUrl === undefined ? {} : { onUpgrade: tunnelTo(pagesUrl) }),
  });
  const stopScheduler = startScheduler(scheduled, invoker);
  return {
    ...server,
    stop: async () => {
      stopScheduler();
      await server.stop();
      const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      await Promise.race([invoker.settled(), late]);
    },
  };
}
