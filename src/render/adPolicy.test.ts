import { expect, test } from 'vitest';
import { adPolicy } from './adPolicy.ts';

test('without a network nobody else is let in', () => {
  expect(adPolicy(undefined)).toEqual({
    scripts: ["'self'"],
    hosts: '',
    frames: "frame-src 'self'",
  });
});

test('a network lets in its own host and no other', () => {
  const { scripts, hosts, frames } = adPolicy({ script: 'https://ads.example/tag.js?id=1' });
  expect(scripts).toEqual(["'self'", 'https://ads.example']);
  expect(hosts).toBe(' https://ads.example');
  expect(frames).toBe("frame-src 'self' https://ads.example");
});

test('a script that does not come over https is refused', () => {
  expect(() => adPolicy({ script: 'http://ads.example/tag.js' })).toThrow('not an https address');
});
