import * as z from 'zod';
import { fetch } from '#fetch';
import type { PicksSettings } from '#members/account/channels/smsSettings.ts';
import type { MessageChannel, Outgoing, Sending } from '../channels/channel.ts';
import { SMS_STATUS } from '../contract/paths.ts';
import { twilioRefusal } from './errors.ts';

const LIMIT_MS = 10_000;
/** Longest time that Twilio queues a message: 1 second to 10 hours. */
const LONGEST_S = 36_000;
/** Tolerance between our clock and theirs. */
const APART_MS = 60_000;
/** One number gets few messages a day. */
const LISTED = '50';

const takenSchema = z.object({ sid: z.string().min(1) });
const errorSchema = z.object({ code: z.number().int() });
const listSchema = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string(), date_created: z.string() })),
});

async function answered(answer: Response): Promise<Sending> {
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) {
    const taken = takenSchema.safeParse(json);
    return taken.success
      ? { status: 'taken', sid: taken.data.sid }
      : { status: 'unclear', code: undefined };
  }
  const error = errorSchema.safeParse(json);
  return twilioRefusal(answer.status, error.success ? error.data.code : undefined);
}

/** Twilio's REST API, POST and GET /2010-04-01/Accounts/{sid}/Messages.json. */
export function twilioChannel(settings: PicksSettings): MessageChannel {
  const { account, token, service, apiUrl, siteUrl, reaches } = settings;
  const address = `${apiUrl}/2010-04-01/Accounts/${account}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url, {
      ...init,
      headers: { authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  return {
    name: 'sms',
    send: async ({ id, to, text, expiresAt }, now) => {
      if (!reaches(to)) return { status: 'refused', code: undefined, block: 'unreachable' };
      const left = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
      const body = new URLSearchParams({
        To: to,
        MessagingServiceSid: service,
        Body: text,
        StatusCallback: `${siteUrl}${SMS_STATUS}?message=${id}`,
        ValidityPeriod: String(Math.min(Math.max(left, 1), LONGEST_S)),
      });
      try {
        return await answered(await ask(address, { method: 'POST', body }));
      } catch {
        return { status: 'unclear', code: undefined };
      }
    },
    find: async ({ to, text }: Outgoing, since) => {
      const query = new URLSearchParams({ To: to, PageSize: LISTED });
      const answer = await ask(`${address}?${query}`);
      if (!answer.ok) throw new Error(`The messages could not be listed: ${answer.status}`);
      const { messages } = listSchema.parse(await answer.json());
      const from = since.getTime() - APART_MS;
      const same = messages.find(
        ({ body, date_created }) => body === text && Date.parse(date_created) >= from,
      );
      return same?.sid ?? null;
    },
  };
}
