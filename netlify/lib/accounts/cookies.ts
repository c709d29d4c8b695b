import type { Context } from '@netlify/functions';

const DAY_S = 86_400;

/** Secure and of this very host: no other site, page script or unencrypted request can read, set or send it. */
const cookie = (name: string, maxAge: number) => ({
  read: ({ cookies }: Context): string => cookies.get(name) ?? '',
  write: ({ cookies }: Context, value: string): void =>
    cookies.set({
      name,
      value,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge,
    }),
  remove: ({ cookies }: Context): void =>
    cookies.set({
      name,
      value: '',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 0,
    }),
});

/** Of a member's session; as long as one may last. */
export const SESSION_COOKIE = cookie('__Host-session', 30 * DAY_S);
/** Binds a code to the browser that asked for it; as long as a code is good. */
export const CODE_COOKIE = cookie('__Host-code', 300);
