import { expect, test } from 'vitest';
import { isPushEndpoint } from './endpoint.ts';
import { isPublicAddress } from './publicAddress.ts';
import { publicLookup } from './publicLookup.ts';
import { postPush } from './request.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
])('an endpoint of a browser is taken: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/fcm/send/abc',
  'https://user:pass@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilfcm.googleapis.com/x',
  'https://notify.windows.com.evil.example/',
  'https://push.apple.com.evil.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://metadata.google.internal/',
  'https://127.0.0.1.nip.io/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'javascript:alert(1)',
  '//fcm.googleapis.com/x',
  '',
])('102: a member’s word has the server call nothing else: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(false);
  expect(isPushEndpoint(endpoint, 'http://127.0.0.1:4321')).toBe(false);
});

test('the stand-in of a local start is its origin alone', () => {
  const standIn = 'http://127.0.0.1:4321';
  expect(isPushEndpoint('http://127.0.0.1:4321/push/a', standIn)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:43210/push/a', standIn)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:4321@evil.example/', standIn)).toBe(false);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'not an address',
])('102: %s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['142.250.74.10', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:80b::200a'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['::1']],
  [['::ffff:169.254.169.254']],
  // One such address among several is enough: it is unknown which one would be used.
  [['142.250.74.10', '192.168.0.1']],
  [[]],
])('102: a name that leads to %j is not connected to', async (addresses) => {
  const lookup = publicLookup(async () => addresses.map((address) => ({ address })));
  const request = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    headers: {},
    body: new Uint8Array(),
  };
  await expect(postPush(request, false, lookup)).rejects.toThrow('is no public address');
});
