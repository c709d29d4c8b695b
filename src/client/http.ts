import { isRecord, isText } from './checks.ts';

/** An answer that is no success: "404: {\"error\":…}". */
class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** What an answer of ours says to the reader; undefined of another's. */
  readonly said: string | undefined;

  constructor(status: number, text: string, said?: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.said = said;
  }
}

/** The error text of an answer of ours. */
function saidIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) && isText(answer.error) ? answer.error : undefined;
  } catch {
    return undefined;
  }
}

/** The error that an answer which is no success is thrown as. */
export async function httpErrorOf(response: Response): Promise<HttpError> {
  const text = await response.text();
  return new HttpError(response.status, text === '' ? response.statusText : text, saidIn(text));
}

/**
 * GETs a path of this site and reads the answer.
 * Throws an HttpError on a non-success status, a TypeError on an answer of another shape, and what
 * fetch, JSON.parse and `read` throw.
 * @param read makes anew what the answer says; undefined for an answer of another shape
 */
export async function getJson<T>(
  path: string,
  read: (answer: unknown) => T | undefined,
): Promise<T> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw await httpErrorOf(response);
  const answer = read(await response.json());
  if (answer === undefined) throw new TypeError(`The answer of ${path} has another shape`);
  return answer;
}
