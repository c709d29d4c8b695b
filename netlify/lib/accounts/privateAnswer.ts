import { SAFE } from '../safe.ts';

/** An answer for one reader: nothing on the way keeps it. */
export const privateJson = (
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(body, {
    status,
    headers: { ...SAFE, 'cache-control': 'private, no-store', ...headers },
  });

export const privateError = (
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): Response => privateJson(status, { error }, headers);
