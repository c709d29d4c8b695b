/** Reasons for refusing a request, with their HTTP status (RFC 9110; 428 and 429: RFC 6585). */
const STATUSES = {
  invalid: 400,
  signedOut: 401,
  declined: 402,
  forbidden: 403,
  notFound: 404,
  method: 405,
  tooSlow: 408,
  conflict: 409,
  over: 410,
  tooLarge: 413,
  notJson: 415,
  trustFirst: 428,
  tooOften: 429,
  failed: 500,
  upstream: 502,
  unavailable: 503,
} as const;

type Reason = keyof typeof STATUSES;

/** The reason, and the message for the reader. */
export type Refusal = readonly [reason: Reason, text: string];

interface More {
  /** Seconds to wait before another attempt. */
  readonly retryAfter?: number;
  /** The accepted methods. */
  readonly allow?: string;
}

/**
 * A request is refused, for a reason that the client may know. The only errors with a status: the door
 * (`src/http`) sends them in the endpoint's format, and logs and hides every other error.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: Reason, text: string, { retryAfter, allow }: More = {}) {
    super(text);
    this.status = STATUSES[reason];
    this.headers = {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(allow !== undefined && { allow }),
    };
  }
}
