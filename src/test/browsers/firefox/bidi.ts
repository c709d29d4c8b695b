import * as z from 'zod';

/** Time for any one command, ms: the longest is a load of a page. */
const LIMIT_MS = 30_000;

const message = z.object({
  id: z.number().nullish(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

export interface Bidi {
  /** Sends a command of WebDriver BiDi. Rejects with the browser's own words. */
  readonly send: (method: string, params: object) => Promise<unknown>;
  readonly close: () => void;
}

/** Connects to a browser that speaks WebDriver BiDi. @param onEvent gets each event's name and parameters */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error(`No connection to ${url}`)));
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'));
  });
  socket.addEventListener('message', ({ data }) => {
    const said = message.parse(JSON.parse(String(data)));
    if (said.method !== undefined) onEvent(said.method, said.params);
    const asked = waiting.get(said.id ?? 0);
    if (asked === undefined) return;
    waiting.delete(said.id ?? 0);
    if (said.error === undefined) asked.resolve(said.result);
    else asked.reject(new Error(`${said.error}: ${said.message}`));
  });
  await opened.promise;
  let last = 0;
  return {
    send: async (method, params) => {
      last += 1;
      const id = last;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(id, asked);
      socket.send(JSON.stringify({ id, method, params }));
      const late = setTimeout(
        () => asked.reject(new Error(`${method}: no answer in ${LIMIT_MS / 1000} s`)),
        LIMIT_MS,
      );
      return asked.promise.finally(() => clearTimeout(late));
    },
    close: () => socket.close(),
  };
}
