import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { clock } from '#clock';
import { HEADS_FILE } from '#contract/ledger/paths.ts';
import { createCleanup } from '#local/cleanup.ts';
import { clockOffsetMs, OFFSET } from '#local/clock/at.ts';
import { moveDatabaseClock } from '#local/clock/databaseClock.ts';
import { listen } from '#local/http/listen.ts';
import { startStripe } from '#local/standins/stripe/stripe.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { type Bundle, bundleFunctions } from './bundles.ts';
import { type Lambda, startLambda } from './lambda.ts';

/** The rehearsal's time, whenever the tests run: a Saturday with games. */
const AT = new Date('2026-11-21T13:03:00Z');

/** A deploy on this machine: Netlify's bundles, each in its own process, on their own database. */
export interface Rehearsal {
  readonly bundles: readonly Bundle[];
  readonly lambdas: ReadonlyMap<string, Lambda>;
  readonly database: TestDatabase;
  /** POST requests to the site's own address, in order. */
  readonly enqueued: readonly Request[];
  /** Calls the function whose route matches the path, as Netlify's front does. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls a function by name, at its own address. */
  readonly call: (name: string, init: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** The page that the stand-in for the published folder serves at every address. */
export const PAGE =
  '<!doctype html><html lang="en"><head><!--head--><title>A page</title><!--/head--></head><body><!--sample--><!--/sample--><main><!--page--><!--/page--><!--claims--><!--/claims--></main></body></html>';

/** The stand-in for the published folder: every page exists, the ledger has no day behind it, and every POST is accepted and kept. */
function pages(enqueued: Request[]) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') {
      if (new URL(request.url).pathname === HEADS_FILE) return Response.json({ heads: [] });
      return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    }
    const { url, method, headers } = request;
    enqueued.push(new Request(url, { method, headers, body: await request.text() }));
    return new Response(null, { status: 202 });
  };
}

/** The bundle and pattern that serve a path: plain patterns before those with parameters. */
function routeOf(bundles: readonly Bundle[], path: string): readonly [Bundle, string] {
  const fits = bundles.flatMap((bundle) =>
    (bundle.said.routes ?? []).flatMap((route) => {
      const whole = 'literal' in route && route.literal === path;
      const shaped = 'expression' in route && new RegExp(route.expression).test(path);
      return whole || shaped ? [{ bundle, route, whole }] : [];
    }),
  );
  const found = fits.find(({ whole }) => whole) ?? fits[0];
  if (!found) throw new Error(`No function's route is ${path}`);
  return [found.bundle, found.route.pattern];
}

export async function startRehearsal(): Promise<Rehearsal> {
  const cleanup = createCleanup();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'simcast-deploy-'));
    await cleanup.add(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    const bundles = await bundleFunctions(folder);
    const database = await startTestDatabase();
    await cleanup.add(database.stop);
    const machine = clock.now().getTime() - clockOffsetMs(process.env);
    const offsetMs = AT.getTime() - machine;
    await moveDatabaseClock(database.query, offsetMs);
    const enqueued: Request[] = [];
    const site = await listen(pages(enqueued));
    await cleanup.add(site.stop);
    const webhookSecret = 'whsec_rehearsal';
    const stripe = await startStripe({ webhookUrl: `${site.url}/webhook`, webhookSecret });
    await cleanup.add(stripe.stop);
    const lambdas = new Map<string, Lambda>();
    for (const bundle of bundles) {
      const lambda = await startLambda(bundle, {
        URL: site.url,
        SUPABASE_URL: database.supabaseUrl,
        SUPABASE_SECRET_KEY: database.secretKey,
        SIMCAST_SOURCE: 'demo',
        SIMCAST_SAMPLES: 'quick',
        PHONE_HASH_KEY: 'a key of 32 characters or more ..',
        SEND_SMS_HOOK_SECRETS: `v1,whsec_${Buffer.alloc(32).toString('base64')}`,
        STRIPE_SECRET_KEY: 'sk_test_rehearsal',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: stripe.url,
        [OFFSET]: String(offsetMs),
      });
      await cleanup.add(lambda.stop);
      lambdas.set(bundle.said.name, lambda);
    }
    const call = async (name: string, path: string, init: RequestInit = {}, route?: string) => {
      const lambda = lambdas.get(name);
      if (!lambda) throw new Error(`There is no function ${name}`);
      return lambda.ask(new Request(site.url + path, init), route);
    };
    return {
      bundles,
      lambdas,
      database,
      enqueued,
      ask: async (path, init) => {
        const [bundle, route] = routeOf(bundles, new URL(path, site.url).pathname);
        return call(bundle.said.name, path, init, route);
      },
      call: (name, init) => call(name, `/.netlify/functions/${name}`, init),
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
