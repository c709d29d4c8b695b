import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test.each([
  ['http://127.0.0.1', 'http', '127.0.0.1', 80, '', 'http://127.0.0.1'],
  ['https://api.stripe.com/', 'https', 'api.stripe.com', 443, '', 'https://api.stripe.com'],
  ['http://localhost:12111/', 'http', 'localhost', 12_111, '', 'http://localhost:12111'],
  ['HTTP://Host:0080/a/b//', 'http', 'Host', 80, '/a/b', 'http://Host:80/a/b'],
  ['http://[::1]:8000', 'http', '[::1]', 8000, '', 'http://[::1]:8000'],
  ['https://[2001:db8::1]/x', 'https', '[2001:db8::1]', 443, '/x', 'https://[2001:db8::1]/x'],
  ['http://stripe_mock:1', 'http', 'stripe_mock', 1, '', 'http://stripe_mock:1'],
])('%s', (text, protocol, host, port, path, base) => {
  expect(webAddress(text)).toEqual({ protocol, host, port, path, base });
  expect(new URL(base).port || (protocol === 'http' ? '80' : '443')).toBe(String(port));
});

test.each([
  '',
  ' http://a',
  'localhost:12111',
  '127.0.0.1',
  '//host',
  'ftp://host',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://',
  'http:///path',
  'http://host:',
  'http://host:0',
  'http://host:65536',
  'http://host:80a',
  'http://name:secret@host',
  'http://host?key=1',
  'http://host#x',
  'http://ho st',
  'http://::1',
  'https://-host',
  'http://host/a b',
])('“%s” is none', (text) => {
  expect(webAddress(text)).toBeUndefined();
});
