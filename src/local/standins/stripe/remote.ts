import { z } from 'zod';
import { notFoundAnswer } from '../answers.ts';
import { isCardName } from './cards.ts';
import type { Controls } from './controls.ts';

const time = z.object({ to: z.iso.datetime({ offset: true }) });
const newCard = z.object({ customer: z.string(), card: z.string() });
const dispute = z.object({ payment: z.string() });

function act(controls: Controls, name: string, body: unknown): unknown {
  if (name === 'advance') return controls.advance(new Date(time.parse(body).to));
  if (name === 'openDispute') return controls.openDispute(dispute.parse(body).payment);
  if (name !== 'putCard') throw new Error(`there is no ${name}`);
  const { customer, card } = newCard.parse(body);
  if (!isCardName(card)) throw new Error(`there is no card ${card}`);
  return controls.putCard(customer, card);
}

/** Actions that a browser test may trigger in a running start's stand-in: `POST /_control/NAME` with JSON. */
export async function control(controls: Controls, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[2] ?? '';
  // Other sites' pages cannot send this: it needs a preflight, which we never allow.
  const isJson = request.headers.get('content-type') === 'application/json';
  if (request.method !== 'POST' || !isJson) return notFoundAnswer();
  try {
    return Response.json(act(controls, name, await request.json()) ?? {});
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 400 });
  }
}
