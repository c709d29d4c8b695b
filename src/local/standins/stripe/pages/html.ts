import { htmlResponse } from '../../answers.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { CARD_KINDS } from '../cards.ts';

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}button{font:inherit}';

/** A page of the stand-in; `body` is HTML. */
export const stripePage = (title: string, body: string, status = 200): Response =>
  htmlResponse(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main><h1>${escapeHtml(title)}</h1><p>This page stands in for Stripe: no money moves.</p>${body}</main>
</html>`,
    status,
  );

export const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

export const date = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 10);

export const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A button that posts to this page's own address. */
export const button = (action: string, label: string, inside = ''): string =>
  `<form method="post">${inside}<button name="do" value="${escapeHtml(action)}">${escapeHtml(label)}</button></form>`;

export const cardChoice = (): string =>
  `<label>Card <select name="card">${Object.entries(CARD_KINDS)
    .map(
      ([name, { label, number }]) =>
        `<option value="${name}">${escapeHtml(label)} (…${number.slice(-4)})</option>`,
    )
    .join('')}</select></label>`;

export const alert = (text: string | undefined): string =>
  text === undefined ? '' : `<p role="alert">${escapeHtml(text)}</p>`;
