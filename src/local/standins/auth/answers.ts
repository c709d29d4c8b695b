/** GoTrue's error codes ride on this header's version. */
const HEADERS = { 'x-supabase-api-version': '2024-01-01' };

export const answer = (body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers: { ...HEADERS, ...headers } });

export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: HEADERS });

export const banned = (): Response => refuse(403, 'user_banned', 'User is banned');
