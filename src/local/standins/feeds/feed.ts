/** A request to a stand-in of an outside feed. */
export interface FeedRequest {
  readonly url: URL;
  readonly headers: Headers;
  /** Time of the request, milliseconds since 1970. */
  readonly now: number;
}

/** A stand-in's response: JSON, or a plain text. */
export interface FeedReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A stand-in without its server. It knows its own addresses and refuses all others. */
export interface StandInFeed {
  readonly name: string;
  /** A request's kind, as a word, by which requests are counted. */
  readonly kindOf: (url: URL) => string;
  readonly answer: (request: FeedRequest) => FeedReply;
}

export const reply = (body: unknown, status = 200): FeedReply => ({ status, body });

export const htmlReply = (status: number, title: string): FeedReply => ({
  status,
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { 'content-type': 'text/html' },
});

/** A stand-in's response to an address that its feed does not have. */
export const NOT_FOUND_REPLY: FeedReply = reply({ code: 404, message: 'Not Found' }, 404);
