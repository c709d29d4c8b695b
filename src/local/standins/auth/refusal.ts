/** An answer other than success; thrown within a transaction it undoes it. */
export class AuthRefusal extends Error {
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

export const invalidRefusal = (message: string): AuthRefusal =>
  new AuthRefusal(400, 'validation_failed', message);

export const failedRefusal = (message: string): AuthRefusal =>
  new AuthRefusal(500, 'unexpected_failure', message);

export const banned = (): AuthRefusal => new AuthRefusal(403, 'user_banned', 'User is banned');
