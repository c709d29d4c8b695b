import { clock } from '#clock';
import { type HttpServer, listen } from '../../http/listen.ts';
import { type FeedCounts, newCounts } from './counts.ts';
import type { FeedReply, StandInFeed } from './feed.ts';
import { type FeedMode, inMode } from './mode.ts';

/** A feed's stand-in, running as a server on this machine. */
export interface FeedServer {
  readonly name: string;
  readonly url: string;
  readonly counts: FeedCounts;
  /** Requested addresses, path and query, in order. */
  readonly asked: string[];
  readonly mode: () => FeedMode;
  /** Changes the feed's state, or restores it. */
  readonly become: (mode: FeedMode) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ServeOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** Milliseconds since 1970. Default: this process's clock. */
  readonly now?: () => number;
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function responseOf({ status, body, headers }: FeedReply): readonly [Response, number] {
  const text = status === 304 ? '' : textOf(body);
  const typed = { 'content-type': 'application/json', ...headers };
  return [
    new Response(status === 304 ? null : text, { status, headers: typed }),
    Buffer.byteLength(text),
  ];
}

/** Serves a feed's stand-in. To be unreachable, it gives up its port, and takes it again later. */
export async function serveFeed(
  feed: StandInFeed,
  { port, now = () => clock.now().getTime() }: ServeOptions = {},
): Promise<FeedServer> {
  const counts = newCounts();
  const asked: string[] = [];
  let mode: FeedMode = 'well';
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    asked.push(url.pathname + url.search);
    const told =
      request.method === 'GET' && mode !== 'unreachable'
        ? inMode(mode, feed.answer, { url, headers: request.headers, now: now() })
        : { status: 405, body: '' };
    const [response, bytes] = responseOf(told);
    counts.add(feed.kindOf(url), { ...told, bytes });
    return response;
  };
  let server: HttpServer | undefined = await listen(handle, port === undefined ? {} : { port });
  const { url, port: own } = server;
  return {
    name: feed.name,
    url,
    counts,
    asked,
    mode: () => mode,
    become: async (next) => {
      mode = next;
      if (next === 'unreachable') {
        await server?.stop();
        server = undefined;
      } else server ??= await listen(handle, { port: own, host: new URL(url).hostname });
    },
    stop: async () => server?.stop(),
  };
}
