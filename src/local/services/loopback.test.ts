import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { inUrl, loopbacks } from './loopback.ts';

const v4: NetworkInterfaceInfo = {
  address: '127.0.0.1',
  netmask: '255.0.0.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal: true,
  cidr: '127.0.0.1/8',
};
const v6: NetworkInterfaceInfo = {
  address: '::1',
  netmask: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  family: 'IPv6',
  mac: '00:00:00:00:00:00',
  internal: true,
  cidr: '::1/128',
  scopeid: 0,
};
const outside: NetworkInterfaceInfo = {
  ...v4,
  address: '192.0.2.7',
  internal: false,
  cidr: '192.0.2.7/24',
};

test.each([
  [{ lo: [v4, v6], eth0: [outside] }, ['127.0.0.1', '::1']],
  [{ lo: [v6], eth0: [outside] }, ['::1']],
  [{ eth0: [outside], lo: [v4] }, ['127.0.0.1']],
  [{ eth0: [outside] }, []],
])('a machine reaches itself at the addresses that it has (%#)', (interfaces, expected) => {
  expect(loopbacks(interfaces)).toEqual(expected);
});

test('an address of IPv6 stands in brackets in a URL', () => {
  expect(new URL(`http://${inUrl('::1')}:80/`).hostname).toBe('[::1]');
  expect(new URL(`http://${inUrl('127.0.0.1')}:81/`).host).toBe('127.0.0.1:81');
});
