import { expect, test } from 'vitest';
import { whyFailed } from './whyFailed.ts';

const system = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`connect ${code}`), { code, ...more });
const fetched = (cause: unknown): Error => new TypeError('fetch failed', { cause });
const named = (name: string): Error =>
  Object.assign(new Error('The operation was aborted'), { name });

test.each<[unknown, string]>([
  [
    fetched(system('ECONNREFUSED', { address: '127.0.0.1', port: 5432 })),
    'nothing listens at 127.0.0.1, port 5432 (ECONNREFUSED)',
  ],
  [
    fetched(
      Object.assign(
        new AggregateError([
          system('ECONNREFUSED', { address: '::1', port: 8888 }),
          system('ECONNREFUSED', { address: '127.0.0.1', port: 8888 }),
        ]),
        { code: 'ECONNREFUSED' },
      ),
    ),
    'nothing listens at ::1 or 127.0.0.1, port 8888 (ECONNREFUSED)',
  ],
  [
    fetched(system('ENOTFOUND', { hostname: 'no.example' })),
    'there is no host no.example (ENOTFOUND)',
  ],
  [
    fetched(system('EAI_AGAIN', { hostname: 'api.stripe.com' })),
    'the name of api.stripe.com could not be looked up: is there a network? (EAI_AGAIN)',
  ],
  [
    fetched(
      Object.assign(
        new Error('Connect Timeout Error (attempted address: a.example:443, timeout: 10000ms)'),
        {
          code: 'UND_ERR_CONNECT_TIMEOUT',
        },
      ),
    ),
    'no connection to a.example, port 443 came about in time (UND_ERR_CONNECT_TIMEOUT)',
  ],
  [fetched(system('ECONNRESET')), 'the connection to it was cut (ECONNRESET)'],
  [fetched(system('UND_ERR_SOCKET')), 'the connection to it was cut (UND_ERR_SOCKET)'],
  [
    fetched(
      Object.assign(
        new Error(
          '40AD2E:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../deps/ssl/tlsany_meth.c:77:\n',
        ),
        { code: 'ERR_SSL_WRONG_VERSION_NUMBER' },
      ),
    ),
    'its certificate or encryption is not accepted (ERR_SSL_WRONG_VERSION_NUMBER: wrong version number)',
  ],
  [
    fetched(Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })),
    'its certificate or encryption is not accepted (CERT_HAS_EXPIRED: certificate has expired)',
  ],
  [fetched(new Error('bad port')), 'its address names a port that fetch refuses'],
  [fetched(new Error('unexpected redirect')), 'it redirects, which is not followed'],
  [
    Object.assign(new Error('An error occurred with our connection to Stripe.'), {
      detail: fetched(system('ECONNREFUSED', { address: '::1', port: 443 })),
    }),
    'nothing listens at ::1, port 443 (ECONNREFUSED)',
  ],
  [named('TimeoutError'), 'no answer came in time'],
  [new TypeError('fetch failed'), 'the request failed, and no reason was given'],
  [new Error('two\nlines'), 'two\nlines'],
  [new Error('outer', { cause: system('ECONNRESET') }), 'outer'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('%#: says why, where and with which code', (error, said) => {
  expect(whyFailed(error)).toBe(said);
});

test('an error that is its own cause ends', () => {
  const loop: { message: string; cause?: unknown } = { message: 'round' };
  loop.cause = loop;
  expect(whyFailed(loop)).toBe('round');
});
