import { expect, test } from 'vitest';
import { cspFirst as policyFirst } from './cspFirst.ts';

const cspFirst = (html: string): string =>
  new TextDecoder().decode(policyFirst(new TextEncoder().encode(html)));

const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-$&$1=';">`;

test('the policy comes before everything it governs, and everything else stays', () => {
  const page = (before: string, after: string) =>
    `<!doctype html><html><head><meta charset="utf-8">${before}<script>a()</script><link rel="stylesheet" href="/a.css">${after}</head><body><p>$&</p></body></html>`;
  expect(cspFirst(page('', POLICY))).toBe(page(POLICY, ''));
  expect(cspFirst(page(POLICY, ''))).toBe(page(POLICY, ''));
});

test('a page without a policy stays as it is', () => {
  const page = '<html><head><meta charset="utf-8"><title>A</title></head></html>';
  expect(cspFirst(page)).toBe(page);
});

test('a source that is named twice is named once', () => {
  const policy = (sources: string) =>
    `<meta http-equiv="content-security-policy" content="script-src ${sources} 'wasm-unsafe-eval';">`;
  const page = (meta: string) => `<html><head><meta charset="utf-8">${meta}</head></html>`;
  expect(cspFirst(page(policy("'self' 'self'")))).toBe(page(policy("'self'")));
});
