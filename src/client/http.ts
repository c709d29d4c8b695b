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

type Read<T> = (answer: unknown) => T | undefined;

/**
 * GETs a path of this site and reads the answer.
 * Throws an HttpError on an unsuccessful status, a TypeError on another shape, and anything fetch, JSON.parse and `read` throw.
 * @param read builds the result from the answer; undefined for another shape
 * @param on401 'null': who is not signed in gets null instead of an error
 */
export function getJson<T>(path: string, read: Read<T>): Promise<T>;
export function getJson<T>(path: string, read: Read<T>, on401: 'null'): Promise<T | null>;
export async function getJson<T>(path: string, read: Read<T>, on401?: 'null'): Promise<T | null> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    // What needs a sign-in is one reader's alone, and kept nowhere.
    ...(on401 && { cache: 'no-store' }),
  });
  if (response.status === 401 && on401) return null;
  if (!response.ok) throw await httpErrorOf(response);
  const answer = read(await response.json());
  if (answer === undefined) throw new TypeError(`The answer of ${path} has another shape`);
  return answer;
}
