import { bytesWithin } from '#http/body.ts';
import { serverError } from '../../http/listen.ts';
import { makeContext } from './context.ts';
import type { FunctionMatch } from './match.ts';
import type { SiteFunction } from './module.ts';

export interface Invoker {
  readonly call: (match: FunctionMatch, request: Request, ip: string) => Promise<Response>;
  /** Runs a scheduled function as Netlify does at its time. */
  readonly callScheduled: (fn: SiteFunction, nextRun: Date) => Promise<Response>;
  /** Resolves when nothing is running any more. */
  readonly settled: () => Promise<unknown>;
}

/** Bytes that Netlify takes for a background function. */
const LARGEST = 262_144;

const noBody = new Set([101, 204, 205, 304]);

/** Calls functions in this process, each failure logged and answered with 500 and no details. */
export function createInvoker(siteUrl: string): Invoker {
  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  async function run({ fn, params }: FunctionMatch, request: Request, ip: string) {
    const { context, jar, settled } = makeContext({ request, params, ip, siteUrl });
    try {
      const answer = await fn.handler(request, context);
      track(settled());
      // A function that returns nothing answers 204, as on Netlify.
      if (!(answer instanceof Response)) return new Response(null, { status: 204 });
      const headers = new Headers(answer.headers);
      jar.applyTo(headers);
      const body = noBody.has(answer.status) ? null : answer.body;
      return new Response(body, { status: answer.status, headers });
    } catch (error) {
      console.error(`Function ${fn.name} failed:`, error);
      return serverError();
    }
  }

  return {
    call: async (match, request, ip) => {
      if (!match.fn.background) return run(match, request, ip);
      // The caller gets its answer at once, so its body must be read before that.
      const body =
        request.body === null ? null : new Uint8Array(await bytesWithin(request, LARGEST));
      const { method, headers } = request;
      track(run(match, new Request(request.url, { method, headers, body }), ip));
      return new Response(null, { status: 202 });
    },
    callScheduled: (fn, nextRun) => {
      const request = new Request(`${siteUrl}/.netlify/functions/${fn.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: nextRun.toISOString() }),
      });
      const work = run({ fn, params: {} }, request, '');
      track(work);
      return work;
    },
    settled: () => Promise.all(running),
  };
}
