import { AuthRefusal, failedRefusal } from './refusal.ts';

const VERSION = 'x-supabase-api-version';
/** From this API version on, errors have their code as text. */
const CODES_SINCE = '2024-01-01';

export const authAnswer = (body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers });

const speaksCodes = (request: Request): boolean => {
  const version = request.headers.get(VERSION) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(version) && version >= CODES_SINCE;
};

/** The answer for an error during a request; anything except a refusal is a failure without details. */
export function refusedAnswer(error: unknown, request: Request): Response {
  const known = error instanceof AuthRefusal;
  if (!known) console.error(error);
  const { status, code, message, more, hasHeader } = known
    ? error
    : failedRefusal('Unexpected failure, please check server logs for more information');
  const headers: Record<string, string> = hasHeader ? { 'x-sb-error-code': code } : {};
  return speaksCodes(request)
    ? Response.json(
        { code, message, ...more },
        { status, headers: { ...headers, [VERSION]: CODES_SINCE } },
      )
    : Response.json({ code: status, error_code: code, msg: message, ...more }, { status, headers });
}
