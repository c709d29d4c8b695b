/** An answer other than success; thrown within a transaction it undoes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Whether the header `x-sb-error-code` has the code, too: not with a weak password, nor with a hook's own error. */
  readonly hasHeader: boolean;
  /** Fields of the response besides code and message. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Record<string, unknown> = {},
    hasHeader = true,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
    this.hasHeader = hasHeader;
  }
}

export const invalid = (message: string): Refusal => new Refusal(400, 'validation_failed', message);

export const failure = (message: string): Refusal =>
  new Refusal(500, 'unexpected_failure', message);

export const banned = (): Refusal => new Refusal(403, 'user_banned', 'User is banned');
