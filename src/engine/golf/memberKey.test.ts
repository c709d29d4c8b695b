import { expect, test } from 'vitest';
import { memberKey } from './memberKey.ts';

const RATED = new Map(
  ['pat-pine', 'olaf-oak', 'nicolai-hojgaard', 'rasmus-hojgaard', 'min-woo-lee'].map((key) => [
    key,
    1,
  ]),
);

test.each([
  ['Pat Pine', 'pat-pine'],
  ['Pine', 'pat-pine'],
  ['P. Pine', 'pat-pine'],
  ['O. Pine', 'o-pine'],
  ['R. Højgaard', 'rasmus-hojgaard'],
  ['Højgaard', 'hojgaard'],
  ['M.W. Lee', 'mw-lee'],
  ['Ash Pine', 'ash-pine'],
  ['Birch', 'birch'],
])('%s is %s', (name, key) => {
  expect(memberKey(name, RATED)).toBe(key);
});
