import type { Context } from '@netlify/functions';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { type Site, siteOf } from '#wiring';

/** One request on its way through the door. */
export interface Call {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  readonly context: Context;
  readonly now: Date;
}

/** Who asks, as far as an endpoint wants to know. Throws Refused where it is nobody that it answers. */
export type Guard<Who> = (call: Call) => Promise<Who>;

/** How endpoints of a kind say that something is not done. */
export interface Kind {
  readonly refuse: (refused: Refused, call: Call) => Response | Promise<Response>;
  /** What is said where something failed; the error itself is logged. */
  readonly failed: Refused;
  /** By default the error with its stack; null: nothing is said, and the platform learns of it. */
  readonly log?: ((error: unknown) => void) | null;
  /** What an error of another service comes to; undefined: it is a failure of ours. */
  readonly translate?: (error: unknown) => Refused | undefined;
  /** Whether HEAD is answered like GET. */
  readonly head?: boolean;
  /** What every answer of the kind has besides. */
  readonly dress?: (answer: Response) => Response;
  /** Whom the paths are there for, asked before the method is looked at: for others nothing is here. */
  readonly hidden?: Guard<unknown>;
}

export interface Endpoint {
  readonly methods: readonly ('GET' | 'POST')[];
  /** As the contract has it; undefined: whatever the function is asked at. */
  readonly path: string | undefined;
  readonly kind: Kind;
  readonly answer: (call: Call) => Promise<Response>;
}

/** Compiled once: a pattern takes longer to read than a request. */
function matcher(path: string | undefined): (pathname: string) => boolean {
  if (path === undefined) return () => true;
  if (!/[:*]/.test(path)) return (pathname) => pathname === path;
  const pattern = new URLPattern({ pathname: path });
  return (pathname) => pattern.test({ pathname });
}

/** Methods that an endpoint answers. */
const heard = ({ methods, kind }: Endpoint): readonly string[] =>
  methods.flatMap((one) => (one === 'GET' && kind.head ? ['GET', 'HEAD'] : [one]));

/** Why none of a path's endpoints answers a request. */
function noneOf(here: readonly Endpoint[]): Refused {
  if (here.length === 0) return new Refused('notFound', ERRORS.noEndpoint);
  const answered = new Set(here.flatMap(({ methods }) => methods));
  const allow = [...new Set(here.flatMap(heard))].join(', ');
  return new Refused('method', ERRORS.only([...answered].join(', ')), { allow });
}

async function said(error: unknown, kind: Kind, call: Call): Promise<Response> {
  const refused = error instanceof Refused ? error : kind.translate?.(error);
  if (refused) return kind.refuse(refused, call);
  if (kind.log === null) throw error;
  (kind.log ?? console.error)(error);
  return kind.refuse(kind.failed, call);
}

/**
 * A function's handler: the first endpoint with the request's path and method answers it. What an endpoint refuses is
 * told by its status and text, what fails is logged and told without details.
 */
export function serve(
  ...endpoints: readonly [Endpoint, ...Endpoint[]]
): (request: Request, context: Context) => Promise<Response> {
  const known = endpoints.map((endpoint) => ({ endpoint, matches: matcher(endpoint.path) }));
  return async (request, context) => {
    const url = new URL(request.url);
    const call: Call = { site: siteOf(), request, url, context, now: clock.now() };
    const here = known.flatMap((one) => (one.matches(url.pathname) ? [one.endpoint] : []));
    const chosen = here.find((endpoint) => heard(endpoint).includes(request.method));
    const { kind } = chosen ?? here[0] ?? endpoints[0];
    const dress = (answer: Response): Response => kind.dress?.(answer) ?? answer;
    try {
      await kind.hidden?.(call);
      if (!chosen) throw noneOf(here);
      // Nobody waits for it any more.
      if (request.method !== 'POST' && request.signal.aborted)
        return new Response(null, { status: 499 });
      return dress(await chosen.answer(call));
    } catch (error) {
      return dress(await said(error, kind, call));
    }
  };
}
