import type { Context } from '@netlify/functions';

type Cookies = Context['cookies'];

export interface CookieJar {
  readonly cookies: Cookies;
  /** Adds set and deleted cookies to an answer. */
  readonly applyTo: (headers: Headers) => void;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly expires?: Date | number;
  readonly maxAge?: number;
  readonly domain?: string;
  readonly path?: string;
  readonly secure?: boolean;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'Strict' | 'Lax' | 'None';
  readonly unparsed?: readonly string[];
}

function serialise({ name, value, ...rest }: Cookie): string {
  const parts = [`${name}=${value}`];
  if (rest.expires !== undefined) parts.push(`Expires=${new Date(rest.expires).toUTCString()}`);
  if (rest.maxAge !== undefined) parts.push(`Max-Age=${rest.maxAge}`);
  if (rest.domain !== undefined) parts.push(`Domain=${rest.domain}`);
  if (rest.path !== undefined) parts.push(`Path=${rest.path}`);
  if (rest.secure) parts.push('Secure');
  if (rest.httpOnly) parts.push('HttpOnly');
  if (rest.sameSite !== undefined) parts.push(`SameSite=${rest.sameSite}`);
  return [...parts, ...(rest.unparsed ?? [])].join('; ');
}

interface CookieJarOptions {
  /**
   * Over plain http: every cookie without its `__Host-` prefix and `Secure`, which not every browser keeps from there (WebKit keeps
   * neither, not even on localhost). The product always asks for both; only this server, which is never deployed, leaves them out.
   */
  readonly plain: boolean;
}

/** A cookie's name without the prefix that only `Secure` cookies may have. */
const plainName = (name: string): string => name.replace(/^__(?:Host|Secure)-/i, '');

/** The `context.cookies` of a request. */
export function cookieJar(request: Request, { plain }: CookieJarOptions): CookieJar {
  const nameOf = plain ? plainName : (name: string) => name;
  const received = new Map(
    (request.headers.get('cookie') ?? '').split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
  const written: string[] = [];
  function set(cookie: Cookie | string, value = ''): void {
    const whole = typeof cookie === 'string' ? { name: cookie, value } : cookie;
    written.push(
      serialise({ ...whole, name: nameOf(whole.name), ...(plain && { secure: false }) }),
    );
  }
  return {
    cookies: {
      // Empty if there is none, as in Netlify's type.
      get: (name) => received.get(nameOf(name)) ?? '',
      set,
      delete: (input) => {
        const target = typeof input === 'string' ? { name: input } : input;
        set({ ...target, value: '', expires: 0 });
      },
    },
    applyTo: (headers) => {
      for (const cookie of written) headers.append('set-cookie', cookie);
    },
  };
}
