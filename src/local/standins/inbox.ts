import { clock } from '#clock';
import { type HttpServer, listen } from '../http/listen.ts';
import { escapeHtml } from './escapeHtml.ts';
import { twilioApi } from './twilio/api.ts';
import { type Carrier, carrierForms, carrierRequest } from './twilio/carrier.ts';

export interface Message {
  readonly to: string;
  readonly text: string;
}

/** The text messages the product has sent on this machine, newest first. */
export interface Inbox {
  readonly add: (message: Message) => void;
  readonly messages: () => readonly (Message & { readonly at: Date })[];
  /** For tests: from now on taking a message fails with this reason, until called with undefined. */
  readonly failWith: (reason: string | undefined) => void;
}

const KEPT = 100;

export function createInbox(): Inbox {
  const messages: (Message & { at: Date })[] = [];
  let failure: string | undefined;
  return {
    add: (message) => {
      if (failure !== undefined) throw new Error(failure);
      messages.unshift({ ...message, at: clock.now() });
      messages.length = Math.min(messages.length, KEPT);
    },
    messages: () => messages,
    failWith: (reason) => {
      failure = reason;
    },
  };
}

const page = (inbox: Inbox, carrier: Carrier | undefined): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>SMS inbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:1rem 0;white-space:pre-line}form{display:inline}button{font:inherit;margin:.25rem .25rem 0 0}</style>
<main>
<h1>SMS inbox</h1>
<p>Messages sent on this machine appear here; nothing reaches a real phone.</p>
${carrier ? carrierForms.behaviour(carrier) : ''}
<ol reversed>${inbox
  .messages()
  .map(
    ({ to, text, at }) =>
      `<li><b>${escapeHtml(to)}</b> <time>${at.toISOString()}</time><br>${escapeHtml(text)}${carrier ? carrierForms.answers(to) : ''}</li>`,
  )
  .join('')}</ol>
</main>
</html>`;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

async function receive(inbox: Inbox, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isMessage(body)) return Response.json({ error: 'Expected { to, text }' }, { status: 400 });
  try {
    inbox.add({ to: body.to, text: body.text });
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 503 });
  }
  return Response.json({}, { status: 201 });
}

/**
 * `/` is the page, `GET /messages` the same as JSON, `POST /messages` { to, text } adds one. With a carrier it is Twilio's API
 * for picks, too, and its phones can answer.
 */
export function startInbox(inbox: Inbox, port?: number, carrier?: Carrier): Promise<HttpServer> {
  return listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/messages' && request.method === 'POST') return receive(inbox, request);
      if (pathname === '/messages') return Response.json(inbox.messages());
      if (pathname === '/') {
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return new Response(page(inbox, carrier), { headers });
      }
      const answer =
        carrier &&
        ((await twilioApi(carrier.account, request)) ?? (await carrierRequest(carrier, request)));
      return answer ?? new Response('Not found', { status: 404 });
    },
    port === undefined ? {} : { port },
  );
}
