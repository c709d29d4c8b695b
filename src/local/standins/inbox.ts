import * as z from 'zod';
import { clock } from '#clock';
import { type HttpServer, listen } from '../http/listen.ts';
import { inboxPage, notFound } from './answers.ts';
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

const page = (inbox: Inbox, carrier: Carrier | undefined): Response =>
  inboxPage(
    'SMS inbox',
    'Messages sent on this machine appear here; nothing reaches a real phone.',
    inbox
      .messages()
      .map(
        ({ to, text, at }) =>
          `<li><b>${escapeHtml(to)}</b> <time>${at.toISOString()}</time><br>${escapeHtml(text)}${carrier ? carrierForms.answers(to) : ''}</li>`,
      ),
    carrier && carrierForms.behaviour(carrier),
  );

const messageSchema = z.object({ to: z.string(), text: z.string() });

async function receive(inbox: Inbox, request: Request): Promise<Response> {
  const { data } = messageSchema.safeParse(await request.json().catch(() => undefined));
  if (!data) return Response.json({ error: 'Expected { to, text }' }, { status: 400 });
  try {
    inbox.add(data);
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
      if (pathname === '/') return page(inbox, carrier);
      const answer =
        carrier &&
        ((await twilioApi(carrier.account, request)) ?? (await carrierRequest(carrier, request)));
      return answer ?? notFound();
    },
    port === undefined ? {} : { port },
  );
}
