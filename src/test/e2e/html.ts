import type { APIRequestContext } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { expect } from './test.ts';

/** A page as a reader without JavaScript gets it, parsed; no browser is opened. */
export async function read(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<Document> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(status);
  expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  return parseHTML(await answer.text()).document;
}

/** What is written there, white space folded; several where several match. */
export const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
