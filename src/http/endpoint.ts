import type { Context } from '@netlify/functions';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { type Site, siteOf } from '#wiring';
import type { Access } from './access.ts';
import { preflight, readableAnywhere } from './crossOrigin.ts';

/** One request on its way through the door. */
export interface Call {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  readonly context: Context;
  readonly now: Date;
}

/** Finds out who makes the request, as far as needed. Throws Refused for anybody it does not serve. */
export type Guard<Who> = (call: Call) => Promise<Who>;

/** What endpoints of one kind share: how they report errors, and what each response carries. */
export interface EndpointKind {
  readonly refuse: (refused: Refused, call: Call) => Response | Promise<Response>;
  /** The response when something fails; the error itself is logged. */
  readonly failed: Refused;
  /** Logs an error, by default with its stack; null: nothing is logged, and the error reaches the platform. */
  readonly log?: ((error: unknown) => void) | null;
  /** The refusal that another service's error becomes; undefined: the failure is ours. */
  readonly translate?: (error: unknown) => Refused | undefined;
  /** Whether HEAD is served like GET. */
  readonly head?: boolean;
  /** Whether any site's page may read it: every response says so, and a browser that asks first (OPTIONS) is told. */
  readonly open?: boolean;
  /** Who may know that the paths exist; checked before the method. Everybody else gets a 404. */
  readonly hidden?: Guard<unknown>;
}

export interface Endpoint {
  readonly methods: readonly ('GET' | 'POST')[];
  /** The contract's path; undefined: any path that reaches the function. */
  readonly path: string | undefined;
  readonly kind: EndpointKind;
  /** Of an endpoint for one reader: what their device must be. */
  readonly access?: Access;
  readonly answer: (call: Call) => Promise<Response>;
}

/** Compiled once: parsing a pattern takes longer than matching a request. */
function matcher(path: string | undefined): (pathname: string) => boolean {
  if (path === undefined) return () => true;
  if (!/[:*]/.test(path)) return (pathname) => pathname === path;
  const pattern = new URLPattern({ pathname: path });
  return (pathname) => pattern.test({ pathname });
}

/** Methods that an endpoint accepts. */
const heard = ({ methods, kind }: Endpoint): readonly string[] => [
  ...methods.flatMap((one) => (one === 'GET' && kind.head ? ['GET', 'HEAD'] : [one])),
  ...(kind.open ? ['OPTIONS'] : []),
];

/** The same response without its body, as HEAD wants it. */
const withoutBody = ({ status, headers }: Response): Response =>
  new Response(null, { status, headers });

/** Why none of a path's endpoints serves a request. */
function noneOf(here: readonly Endpoint[]): Refused {
  if (here.length === 0) return new Refused('notFound', ERRORS.noEndpoint);
  const answered = new Set(here.flatMap(({ methods }) => methods));
  const allow = [...new Set(here.flatMap(heard))].join(', ');
  return new Refused('method', ERRORS.only([...answered].join(', ')), { allow });
}

async function said(error: unknown, kind: EndpointKind, call: Call): Promise<Response> {
  const refused = error instanceof Refused ? error : kind.translate?.(error);
  if (refused) return kind.refuse(refused, call);
  if (kind.log === null) throw error;
  (kind.log ?? console.error)(error);
  return kind.refuse(kind.failed, call);
}

/** A function, with its endpoints for whoever lists them. */
interface Handler {
  (request: Request, context: Context): Promise<Response>;
  readonly endpoints: readonly Endpoint[];
}

/**
 * A function's handler: the first endpoint with the request's path and method serves it. A refusal is sent with its
 * status and text; a failure is logged and sent without details.
 */
export function serve(...endpoints: readonly [Endpoint, ...Endpoint[]]): Handler {
  const known = endpoints.map((endpoint) => ({ endpoint, matches: matcher(endpoint.path) }));
  const handle = async (request: Request, context: Context): Promise<Response> => {
    const url = new URL(request.url);
    const call: Call = { site: siteOf(), request, url, context, now: clock.now() };
    const here = known.flatMap((one) => (one.matches(url.pathname) ? [one.endpoint] : []));
    const chosen = here.find((endpoint) => heard(endpoint).includes(request.method));
    const { kind } = chosen ?? here[0] ?? endpoints[0];
    const dress = (answer: Response): Response => {
      const sent = request.method === 'HEAD' && answer.body ? withoutBody(answer) : answer;
      return kind.open ? readableAnywhere(sent) : sent;
    };
    try {
      await kind.hidden?.(call);
      if (!chosen) throw noneOf(here);
      if (request.method === 'OPTIONS')
        return dress(chosen.methods.includes('POST') ? preflight(chosen.methods) : preflight());
      // The reader has left: nobody waits for the response.
      if (request.method !== 'POST' && request.signal.aborted)
        return new Response(null, { status: 499 });
      return dress(await chosen.answer(call));
    } catch (error) {
      return dress(await said(error, kind, call));
    }
  };
  return Object.assign(handle, { endpoints });
}
