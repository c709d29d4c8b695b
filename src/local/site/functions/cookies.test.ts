import { describe, expect, test } from 'vitest';
import { makeContext } from './context.ts';

/** What a function reads, and the cookies that its answer sets, at one address of the site. */
function at(siteUrl: string, cookie: string) {
  const request = new Request(`${siteUrl}/api`, { headers: { cookie } });
  const { context, jar } = makeContext({ request, params: {}, ip: '', siteUrl });
  const set = () => {
    const headers = new Headers();
    jar.applyTo(headers);
    return headers.getSetCookie();
  };
  return { cookies: context.cookies, set };
}

const ours = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 60 } as const;

describe('over plain http no cookie has what WebKit does not keep from there', () => {
  for (const siteUrl of ['http://localhost:8888', 'http://192.168.1.7:8888']) {
    test(siteUrl, () => {
      const { cookies, set } = at(siteUrl, 'session=a; other=b');
      expect(cookies.get('__Host-session')).toBe('a');
      expect(cookies.get('other')).toBe('b');
      cookies.set({ ...ours, name: '__Host-session', value: 'c' });
      cookies.set({ ...ours, name: '__Secure-code', value: 'd' });
      cookies.set('__Host-word', 'e');
      cookies.delete('__Host-session');
      const [session, code, word, deleted] = set();
      expect(session).toBe('session=c; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
      expect(code).toBe('code=d; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
      expect(word).toBe('word=e');
      expect(deleted).toMatch(/^session=; Expires=Thu, 01 Jan 1970/);
    });
  }
});

test('over https every cookie is as the function sets it, and another name is another cookie', () => {
  const { cookies, set } = at('https://simcast.test', 'session=a; __Host-code=b');
  expect(cookies.get('__Host-session')).toBe('');
  expect(cookies.get('__Host-code')).toBe('b');
  cookies.set({ ...ours, name: '__Host-session', value: 'c' });
  expect(set()).toEqual(['__Host-session=c; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax']);
});

test('what a request says of itself decides nothing', () => {
  const headers = { 'x-forwarded-proto': 'http', host: 'localhost', cookie: 'session=a' };
  const request = new Request('http://localhost:8888/api', { headers });
  const siteUrl = 'https://simcast.test';
  const { context, jar } = makeContext({ request, params: {}, ip: '', siteUrl });
  expect(context.cookies.get('__Host-session')).toBe('');
  context.cookies.set({ ...ours, name: '__Host-session', value: 'c' });
  const answer = new Headers();
  jar.applyTo(answer);
  expect(answer.getSetCookie()[0]).toMatch(/^__Host-session=c;.*; Secure;/);
});
