import { type HttpServer, listen } from '../../http/listen.ts';
import { htmlResponse, notFoundAnswer, seeOther } from '../answers.ts';
import { type PhoneCall, placeCall, type SpokenLine } from './call.ts';
import { callPage, startPage } from './page.ts';

const KEPT = 50;
const PATH = /^\/calls\/(CA[0-9a-f]{32})$/;

async function act(call: PhoneCall, form: URLSearchParams): Promise<void> {
  const key = form.get('key') ?? '';
  if (/^[0-9*#]$/.test(key)) await call.press(key);
  if (form.get('do') === 'wait') await call.wait();
  if (form.get('do') === 'hang-up') await call.hangUp();
}

/** The telephone of a local start: `/` begins a call, `/calls/{CallSid}` is one. @param from numbers to suggest */
export function startTelephone(
  line: SpokenLine,
  from: readonly string[] = [],
): Promise<HttpServer> {
  const calls = new Map<string, PhoneCall>();

  async function begin(number: string): Promise<Response> {
    const call = await placeCall(line, number);
    calls.set(call.sid, call);
    const [oldest] = calls.keys();
    if (calls.size > KEPT && oldest !== undefined) calls.delete(oldest);
    return seeOther(`/calls/${call.sid}`);
  }

  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    const isPost = request.method === 'POST';
    const form = new URLSearchParams(isPost ? await request.text() : '');
    if (pathname === '/' && !isPost) return htmlResponse(startPage(line.number, from));
    if (pathname === '/calls' && isPost) return begin(form.get('from') ?? '');
    const call = calls.get(PATH.exec(pathname)?.[1] ?? '');
    if (!call) return notFoundAnswer();
    if (!isPost) return htmlResponse(callPage(call));
    await act(call, form);
    return seeOther(pathname);
  });
}
