import { expect, test } from 'vitest';
import { jsonLdText } from './jsonLd.ts';

test('text cannot close the script element and parses back to itself', () => {
  const name = '</script><script>alert(1)</script>';
  const text = jsonLdText({ '@type': 'SportsEvent', name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
  });
});
