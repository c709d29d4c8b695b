import { z } from 'zod';
import { isCardName } from './cards.ts';
import type { Controls } from './controls.ts';

const card = z.string().refine(isCardName);
const id = z.string();

/** What a browser's test may have done to the stand-in of a running start: `POST /_control/NAME` with JSON. */
const ACTIONS = {
  advance: z.object({ to: z.iso.datetime({ offset: true }) }),
  putCard: z.object({ customer: id, card }),
  openDispute: z.object({ payment: id, kind: z.enum(['dispute', 'inquiry']).default('dispute') }),
  escalate: z.object({ dispute: id }),
  closeDispute: z.object({ dispute: id, verdict: z.enum(['won', 'lost', 'warning_closed']) }),
  failRefund: z.object({ refund: id }),
} as const;

async function act(controls: Controls, name: string, body: unknown): Promise<unknown> {
  if (name === 'advance') return controls.advance(new Date(ACTIONS.advance.parse(body).to));
  if (name === 'putCard') {
    const given = ACTIONS.putCard.parse(body);
    return isCardName(given.card) ? controls.putCard(given.customer, given.card) : undefined;
  }
  if (name === 'openDispute') {
    const { payment, kind } = ACTIONS.openDispute.parse(body);
    return controls.openDispute(payment, kind);
  }
  if (name === 'escalate') return controls.escalate(ACTIONS.escalate.parse(body).dispute);
  if (name === 'closeDispute') {
    const { dispute, verdict } = ACTIONS.closeDispute.parse(body);
    return controls.closeDispute(dispute, verdict);
  }
  if (name === 'failRefund') return controls.failRefund(ACTIONS.failRefund.parse(body).refund);
  if (name === 'requests') return controls.requests();
  if (name === 'settled') return controls.webhooks.settled();
  throw new Error(`there is no ${name}`);
}

export async function control(controls: Controls, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[2] ?? '';
  // No page of another site can send this: it would have to be let first.
  const isJson = request.headers.get('content-type') === 'application/json';
  if (request.method !== 'POST' || !isJson) return new Response('Not found', { status: 404 });
  try {
    const body: unknown = await request.json();
    return Response.json((await act(controls, name, body)) ?? {});
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 400 });
  }
}
