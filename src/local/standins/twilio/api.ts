import { brokenOff } from '../answers.ts';
import { LOCAL_TWILIO, type TakenMessage, type TwilioAccount } from './account.ts';

const PATH = `/2010-04-01/Accounts/${LOCAL_TWILIO.account}/Messages.json`;
const KEY = `Basic ${Buffer.from(`${LOCAL_TWILIO.account}:${LOCAL_TWILIO.token}`).toString('base64')}`;
const SHOWN = 50;
const LONGEST_S = 36_000;

/** An error as Twilio answers it. */
export const twilioError = (status: number, code: number): Response =>
  Response.json({ code, message: `Error ${code}`, more_info: '', status }, { status });

const listed = ({ sid, to, body, createdAt }: TakenMessage) => ({
  sid,
  to,
  body,
  status: 'queued',
  date_created: createdAt.toUTCString(),
});

async function create(account: TwilioAccount, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const [to, body] = [form.get('To'), form.get('Body')];
  const seconds = Number(form.get('ValidityPeriod') ?? LONGEST_S);
  if (form.get('MessagingServiceSid') !== LOCAL_TWILIO.service) return twilioError(400, 21_703);
  if (!to) return twilioError(400, 21_604);
  if (!body || body.length > 1_600) return twilioError(400, 21_602);
  if (!(seconds >= 1 && seconds <= LONGEST_S)) return twilioError(400, 21_620);
  const taken = account.take(to, body, form.get('StatusCallback') ?? undefined);
  if (taken.status === 'refused') return twilioError(taken.httpStatus, taken.code);
  if (taken.hangs) return new Promise(() => {});
  return taken.answers ? Response.json(listed(taken.message), { status: 201 }) : brokenOff(201);
}

function list(account: TwilioAccount, { searchParams }: URL): Response {
  const to = searchParams.get('To');
  const found = to === null ? account.messages() : account.sentTo(to);
  const size = Number(searchParams.get('PageSize') ?? SHOWN);
  return Response.json({ messages: found.toReversed().slice(0, size).map(listed) });
}

/** Twilio's API of messages; undefined for other paths. */
export async function twilioApi(
  account: TwilioAccount,
  request: Request,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/2010-04-01/')) return undefined;
  if (request.headers.get('authorization') !== KEY) return twilioError(401, 20_003);
  if (url.pathname !== PATH) return twilioError(404, 20_404);
  return request.method === 'POST' ? create(account, request) : list(account, url);
}
