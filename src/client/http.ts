import { isRecord, isText } from './checks.ts';

/** An answer that is no success: "404: {\"error\":…}". */
class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The answer's message for readers; undefined if the answer is not ours. */
  readonly said: string | undefined;

  constructor(status: number, text: string, said?: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.said = said;
  }
}

/** The error text of one of our answers. */
function saidIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) && isText(answer.error) ? answer.error : undefined;
  } catch {
    return undefined;
  }
}

/** The error thrown for an unsuccessful answer. */
export async function httpErrorOf(response: Response): Promise<HttpError> {
  const text = await response.text();
  return new HttpError(response.status, text === '' ? response.statusText : text, saidIn(text));
}

/**
 * GETs a path of this site and reads the answer.
 * Throws an HttpError on an unsuccessful status, a TypeError on another shape, and anything fetch, JSON.parse and `read` throw.
 * @param read builds the result from the answer; undefined for another shape
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
