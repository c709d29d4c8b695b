/** Why something is not done, and the status that says so (RFC 9110; 428 and 429: RFC 6585). */
const STATUSES = {
  invalid: 400,
  signedOut: 401,
  declined: 402,
  forbidden: 403,
  notFound: 404,
  method: 405,
  conflict: 409,
  over: 410,
  tooLarge: 413,
  notJson: 415,
  cardFirst: 428,
  tooOften: 429,
  failed: 500,
  upstream: 502,
  unavailable: 503,
} as const;

type Reason = keyof typeof STATUSES;

/** Why, and what is said of it. */
export type Refusal = readonly [reason: Reason, text: string];

interface More {
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  /** The methods that are answered. */
  readonly allow?: string;
}

/**
 * Something is not done, for a reason that whoever asked is told. The one family of errors that has a status: the door
 * (`src/http`) answers it in the form of its endpoint, and logs and hides every other error.
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
