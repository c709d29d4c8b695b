import type { Account } from '../account.ts';
import { type Reply, replyTo, StripeFailure } from '../failure.ts';
import { type Form, type FormValue, parseForm } from '../form.ts';
import { newStripeId } from '../ids.ts';
import type { StripeEvent } from '../stored.ts';
import { authorize } from './authorize.ts';
import { expanded } from './expand.ts';
import { fingerprint, once } from './idempotency.ts';
import type { Route } from './route.ts';
import { findRoute } from './routes.ts';

/** A call as it was made: how a test can check every one of them. */
export interface ApiRequest {
  /** As in Stripe's reference: `POST /v1/customers/{id}`. */
  readonly operation: string;
  readonly params: Form;
}

/** A call that should fail once. */
export interface StripeFault {
  /** `POST /v1/refunds`; any call if absent. */
  readonly on?: string;
  readonly status: number;
  /** The call is carried out, and only its answer is lost. */
  readonly after?: boolean;
  /** Its idempotency key repeats this answer from now on, as after a failure in mid-call. */
  readonly kept?: boolean;
}

/** The calls made, and the faults planned for the next. */
export interface Calls {
  /** The latest, oldest first. */
  readonly made: ApiRequest[];
  readonly faults: StripeFault[];
  /** Every call waits for this before it is executed. */
  gate: Promise<void>;
}

const CALLS_KEPT = 1000;

const unrecognized = (method: string, path: string): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const broken = (status: number): StripeFailure =>
  new StripeFailure(status, {
    type: status === 429 ? 'invalid_request_error' : 'api_error',
    message: 'A fault that a test has asked for.',
    code: status === 429 ? 'rate_limit' : undefined,
  });

const pathsOf = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];

function takeFault(faults: StripeFault[], operation: string): StripeFault | undefined {
  const at = faults.findIndex(({ on }) => on === undefined || on === operation);
  return at === -1 ? undefined : faults.splice(at, 1)[0];
}

/** Answers the calls of Stripe's API. @param onRequest called before each response */
export function createApi(
  account: Account,
  calls: Calls,
  onRequest: (request: ApiRequest) => void = () => {},
) {
  const underWay = new Set<string>();

  /** Executed synchronously, so that all its events belong to this call. */
  async function act(route: Route, id: string, form: Form, from: StripeEvent['request']) {
    const run = route.prepare(account, id, form);
    await calls.gate;
    account.request = from;
    try {
      return expanded(account, run(), pathsOf(form.expand));
    } finally {
      account.request = { id: null, idempotency_key: null };
    }
  }

  async function reply(request: Request, url: URL, requestId: string): Promise<Reply> {
    authorize(request);
    const { method } = request;
    const found = findRoute(method, url.pathname);
    if (found === undefined) throw unrecognized(method, url.pathname);
    const body = method === 'POST' ? await request.text() : url.search.slice(1);
    const params = parseForm(body);
    const operation = `${method} ${found.route.path}`;
    calls.made.push({ operation, params });
    if (calls.made.length > CALLS_KEPT) calls.made.shift();
    onRequest({ operation, params });
    const fault = takeFault(calls.faults, operation);
    if (fault !== undefined && !fault.after && !fault.kept) throw broken(fault.status);
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const from = { id: requestId, idempotency_key: key };
    const run = async (): Promise<Reply> => {
      if (fault?.kept) throw broken(fault.status);
      return { status: 200, body: await act(found.route, found.id, params, from) };
    };
    const print = fingerprint(method, url.pathname, body);
    const done = await (key === null ? run() : once(account, underWay, key, print, run));
    if (fault !== undefined) throw broken(fault.status);
    return done;
  }

  return async (request: Request): Promise<Response> => {
    const requestId = newStripeId('req');
    const answer = await reply(request, new URL(request.url), requestId).catch(replyTo);
    const headers = new Headers({ 'request-id': requestId });
    if (answer.replayed) headers.set('idempotent-replayed', 'true');
    return Response.json(answer.body, { status: answer.status, headers });
  };
}
