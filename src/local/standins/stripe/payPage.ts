import { escapeHtml } from '../escapeHtml.ts';
import type { CheckoutSession } from './objects.ts';

/** Where a checkout's reader pays: one button, no card. */
export function payPage({ id, status, cancel_url }: CheckoutSession): Response {
  const cancel = cancel_url ? `<p><a href="${escapeHtml(cancel_url)}">Go back</a></p>` : '';
  const form =
    status === 'open'
      ? `<form method="post" action="/pay/${escapeHtml(id)}"><button>Subscribe</button></form>${cancel}`
      : '<p>This checkout is done.</p>';
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>
<main><h1>Checkout</h1><p>This page stands in for Stripe: no money moves.</p>${form}</main>
</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
