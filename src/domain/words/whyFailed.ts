/** What is read of an error of the system, of Node's fetch, or of a library that wraps one. */
interface Told {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  /** The attempts behind an AggregateError. */
  readonly errors?: unknown;
  /** Stripe's client keeps the cause here. */
  readonly detail?: unknown;
  readonly hostname?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
}

const isTold = (error: unknown): error is Told => typeof error === 'object' && error !== null;

/** Errors from the outermost to the innermost cause, the attempts of an AggregateError last. */
function chainOf(error: unknown, deep = 8): readonly Told[] {
  if (!isTold(error) || deep === 0) return [];
  const attempts = Array.isArray(error.errors) ? error.errors : [];
  const below = [error.cause, error.detail, ...attempts];
  return [error, ...below.flatMap((one) => chainOf(one, deep - 1))];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** "127.0.0.1, port 5432"; undici names the place only in its message. */
function placeOf(errors: readonly Told[], otherwise: string): string {
  const hosts = errors.map(({ hostname, address }) => textOf(hostname) || textOf(address));
  const named = [...new Set(hosts.filter(Boolean))].join(' or ');
  const port = errors.map((one) => one.port).find((one) => typeof one === 'number');
  if (named) return port === undefined ? named : `${named}, port ${port}`;
  const said = errors.map(({ message }) =>
    /attempted address(?:es)?: ([^\s,]+):(\d+)/.exec(textOf(message)),
  );
  const [, host, at] = said.find((one) => one !== null) ?? [];
  return host ? `${host}, port ${at}` : otherwise;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS|ERR_SSL|EPROTO/;

/** Sentences by the code of the cause. */
const SAID: Readonly<Record<string, (place: string) => string>> = {
  ECONNREFUSED: (place) => `nothing listens at ${place}`,
  ENOTFOUND: (place) => `there is no host ${place}`,
  EAI_AGAIN: (place) => `the name of ${place} could not be looked up: is there a network?`,
  ETIMEDOUT: (place) => `no connection to ${place} came about in time`,
  UND_ERR_CONNECT_TIMEOUT: (place) => `no connection to ${place} came about in time`,
  UND_ERR_HEADERS_TIMEOUT: (place) => `no answer of ${place} came in time`,
  UND_ERR_BODY_TIMEOUT: (place) => `the answer of ${place} did not end in time`,
  ECONNRESET: (place) => `the connection to ${place} was cut`,
  ECONNABORTED: (place) => `the connection to ${place} was cut`,
  EPIPE: (place) => `the connection to ${place} was cut`,
  UND_ERR_SOCKET: (place) => `the connection to ${place} was cut`,
  EHOSTUNREACH: (place) => `there is no way to ${place}`,
  ENETUNREACH: (place) => `there is no way to ${place}: is there a network?`,
  ENETDOWN: (place) => `there is no way to ${place}: is there a network?`,
  ERR_INVALID_URL: () => 'its address is not one',
};

/** undici's own words for requests that it does not send or follow. */
const FETCH_SAID: Readonly<Record<string, string>> = {
  'bad port': 'its address names a port that fetch refuses',
  'unexpected redirect': 'it redirects, which is not followed',
  'unknown scheme': 'its address is neither http nor https',
};

/** What only wraps the error that says why. */
const WRAPS =
  /^(?:fetch failed|Failed to fetch|terminated|network error|.*our connection to Stripe.*)?$/is;

/** What one error of the chain says; undefined if it only wraps the next. */
function saidBy(error: Told, chain: readonly Told[]): string | undefined {
  const code = textOf(error.code);
  const message = textOf(error.message).trim();
  const said = SAID[code];
  if (said) return `${said(placeOf(chain, 'it'))} (${code})`;
  if (CERTIFICATE.test(code)) {
    // OpenSSL's own line has the reason between numbers and the place in its source.
    const [, reason = message] = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+)/i.exec(message) ?? [];
    const why = reason.split('\n', 1)[0]?.replace(/\.$/, '');
    return `its certificate or encryption is not accepted (${code}: ${why})`;
  }
  if (error.name === 'TimeoutError') return 'no answer came in time';
  return WRAPS.test(message) ? undefined : (FETCH_SAID[message] ?? message);
}

/**
 * Why something failed, in plain words. Of something outside that did not answer: host, port and the system's code, where
 * fetch itself only says "fetch failed". Of anything else the error's own message.
 */
export function whyFailed(error: unknown): string {
  const chain = chainOf(error);
  if (chain.length === 0) return String(error);
  for (const one of chain) {
    const said = saidBy(one, chain);
    if (said !== undefined) return said;
  }
  return 'the request failed, and no reason was given';
}
