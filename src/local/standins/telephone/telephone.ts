import { type HttpServer, listen } from '../../http/listen.ts';
import { html, notFound, seeOther } from '../answers.ts';
import { type Call, type Line, placeCall } from './call.ts';
import { callPage, startPage } from './page.ts';

const KEPT = 50;
const PATH = /^\/calls\/(CA[0-9a-f]{32})$/;

async function act(call: Call, form: URLSearchParams): Promise<void> {
  const key = form.get('key') ?? '';
  if (/^[0-9*#]$/.test(key)) await call.press(key);
  if (form.get('do') === 'wait') await call.wait();
  if (form.get('do') === 'hang-up') await call.hangUp();
}

/** The telephone of a local start: `/` begins a call, `/calls/{CallSid}` is one. @param from numbers to suggest */
export function startTelephone(line: Line, from: readonly string[] = []): Promise<HttpServer> {
  const calls = new Map<string, Call>();

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
    if (pathname === '/' && !isPost) return html(startPage(line.number, from));
    if (pathname === '/calls' && isPost) return begin(form.get('from') ?? '');
    const call = calls.get(PATH.exec(pathname)?.[1] ?? '');
    if (!call) return notFound();
    if (!isPost) return html(callPage(call));
    await act(call, form);
    return seeOther(pathname);
  });
}
