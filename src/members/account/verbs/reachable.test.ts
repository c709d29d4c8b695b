import { expect, test } from 'vitest';
import { isReachable } from './reachable.ts';

test.each(['+12125550123', '+14165550123', '+12025550101', '+19075550123', '+18085550123'])(
  '15: codes are sent to %s',
  (phone) => expect(isReachable(phone)).toBe(true),
);

test.each([
  ['premium', '+19005550123'],
  ['toll-free', '+18005550123'],
  ['Jamaica', '+18765550123'],
  ['Bahamas', '+12425550123'],
  ['Dominican Republic', '+18095550123'],
  ['Puerto Rico', '+17875550123'],
  ['no area', '+11115550123'],
  ['no number', '+1'],
])('15: and not to %s', (_, phone) => expect(isReachable(phone)).toBe(false));
