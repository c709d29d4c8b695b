import { type FeedReply, type FeedRequest, htmlReply, reply } from './feed.ts';

export const DEAD_MODES = ['unreachable', '5xx', '403', '400', 'html'] as const;

/** Failure modes of a feed: five kinds of outage, and two kinds of changed data. */
export const FEED_MODES = ['well', ...DEAD_MODES, 'otherShape', 'otherCount'] as const;
export type FeedMode = (typeof FEED_MODES)[number];

const BROKEN = {
  '5xx': reply({ error: 'Service Unavailable' }, 503),
  '403': htmlReply(403, 'Access Denied'),
  '400': reply({ code: 400, message: 'Bad Request' }, 400),
  html: htmlReply(200, 'Down for maintenance'),
} as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer with every name changed, as in an API's next version. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return { data: value };
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [`${name}V2`, item]));
}

/** The answer with every list of items empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'leagues' && 'events' in value ? item : emptied(item),
    ]),
  );
}

/** A feed's response in a failure mode. */
export function inMode(
  mode: Exclude<FeedMode, 'unreachable'>,
  answer: (request: FeedRequest) => FeedReply,
  request: FeedRequest,
): FeedReply {
  if (mode === 'well') return answer(request);
  if (mode === 'otherShape' || mode === 'otherCount') {
    const given = answer(request);
    if (given.status !== 200) return given;
    return { ...given, body: mode === 'otherShape' ? renamed(given.body) : emptied(given.body) };
  }
  return BROKEN[mode];
}
