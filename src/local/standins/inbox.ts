import * as z from 'zod';
import { clock } from '#clock';
import { type HttpServer, listen } from '../http/listen.ts';
import { brokenOff, inboxPage, notFoundAnswer } from './answers.ts';
import { escapeHtml } from './escapeHtml.ts';
import { takenMessage } from './twilio/account.ts';
import { twilioApi, twilioError } from './twilio/api.ts';
import { type Carrier, carrierForms, carrierRequest } from './twilio/carrier.ts';

interface Message {
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

const messageSchema = z.object({
  to: z.string(),
  text: z.string(),
  /** Where what became of it is posted. */
  report: z.string().optional(),
});

/** A sign-in code, under the carrier's present behavior, with Twilio's errors. */
async function receive(
  inbox: Inbox,
  carrier: Carrier | undefined,
  request: Request,
): Promise<Response> {
  const { data } = messageSchema.safeParse(await request.json().catch(() => undefined));
  if (!data) return Response.json({ error: 'Expected { to, text }' }, { status: 400 });
  const behaviour = carrier?.account.behaviourTo(data.to) ?? 'take';
  if (typeof behaviour === 'object') return twilioError(behaviour.status, behaviour.code);
  try {
    inbox.add({ to: data.to, text: data.text });
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 503 });
  }
  carrier?.tellLater(takenMessage(data.to, data.text, data.report));
  if (behaviour === 'hang') return new Promise(() => {});
  return behaviour === 'break off' ? brokenOff(201) : Response.json({}, { status: 201 });
}

/**
 * `/` is the page, `GET /messages` the same as JSON, `POST /messages` { to, text } adds one. With a carrier it is Twilio's API
 * for picks, too, and its phones can answer.
 */
export function startInbox(inbox: Inbox, port?: number, carrier?: Carrier): Promise<HttpServer> {
  return listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/messages' && request.method === 'POST')
        return receive(inbox, carrier, request);
      if (pathname === '/messages') return Response.json(inbox.messages());
      if (pathname === '/') return page(inbox, carrier);
      const answer =
        carrier &&
        ((await twilioApi(carrier.account, request)) ?? (await carrierRequest(carrier, request)));
      return answer ?? notFoundAnswer();
    },
    port === undefined ? {} : { port },
  );
}
