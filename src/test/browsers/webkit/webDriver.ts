import * as z from 'zod';

/** Time for any one command, ms: the longest is a load of a page. */
const LIMIT_MS = 30_000;

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

/** Sends commands of W3C WebDriver to the driver at an address. Rejects with the driver's own words. */
export const webDriver =
  (url: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${error}: ${message}`);
  };
