/** An answer that is no success: "404: {\"error\":…}". */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/**
 * GETs a path of this site and checks the answer.
 * Throws an HttpError on a non-success status, a TypeError on an answer of another shape, and what
 * fetch and JSON.parse throw.
 */
export async function getJson<T>(
  path: string,
  isAnswer: (value: unknown) => value is T,
): Promise<T> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) {
    const text = await response.text();
    throw new HttpError(response.status, text === '' ? response.statusText : text);
  }
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new TypeError(`The answer of ${path} has another shape`);
  return answer;
}
