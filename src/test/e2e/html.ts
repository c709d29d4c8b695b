import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect } from './test.ts';

/** A page as a reader without JavaScript gets it, parsed; no browser is opened. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<HTMLElement> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(status);
  expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  return parse(await answer.text());
}

const once = new Map<string, Promise<HTMLElement>>();

/** A built page, which does not change: requested and parsed once per worker. */
export function readPageOnce(request: APIRequestContext, path: string): Promise<HTMLElement> {
  const page = once.get(path) ?? readPage(request, path);
  once.set(path, page);
  return page;
}

/** The text of every match, white space collapsed. */
export const texts = (root: HTMLElement, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );

/** An attribute of every match. */
export const attributes = (page: HTMLElement, selector: string, name: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
