import { createHash } from 'node:crypto';
import type {
  FeedMemory,
  FeedState,
  KeptAnswer,
  Validators,
} from '#domain/operation/feedMemory.ts';
import { type Heard, stateAfter } from './feedState.ts';
import { pack, unpack } from './packed.ts';

export interface CourtesyOptions {
  /** Who asks, with an address at which more is said. */
  readonly userAgent: string;
  /** The feed behind a host, by the name that is shown. */
  readonly feedOf: (host: string) => string;
  /** Between the starts of two requests to one host, ms. */
  readonly gapMs: number;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** How the product behaves towards feeds: who it says it is, how soon it asks again, and what it need not be sent twice. */
export interface Courtesy {
  readonly userAgent: string;
  readonly now: () => Date;
  /** Takes up what earlier runs have learned. */
  begin(memory: FeedMemory): Promise<void>;
  /** When earlier runs last asked the feed behind a host; undefined where none did. */
  askedBefore(host: string): Date | undefined;
  /** Waits for a host's turn; a reason where it is to be left alone. */
  turn(host: string): Promise<string | undefined>;
  /** Of the answer that is kept of an address. */
  validatorsOf(url: URL): Validators | undefined;
  /** The kept answer, confirmed; undefined where it is gone, and then it has no validators any more. */
  kept(url: URL): Promise<string | undefined>;
  keep(url: URL, validators: Validators, text: string): void;
  heard(host: string, what: Heard): void;
  /** Ends when all that was learned has been noted. Never rejects. */
  settle(): Promise<void>;
}

const addressOf = (url: URL): string => createHash('sha256').update(url.href).digest('hex');

const clock = (instant: string): string => `${instant.slice(11, 16)} UTC`;

export function createCourtesy(options: CourtesyOptions): Courtesy {
  const { userAgent, feedOf, gapMs, now, wait, log } = options;
  let memory: FeedMemory | undefined;
  let states = new Map<string, FeedState>();
  let before: ReadonlyMap<string, FeedState> = states;
  let validators = new Map<string, Validators>();
  const slots = new Map<string, number>();
  const asked = new Set<string>();
  let notes: Promise<unknown> = Promise.resolve();

  /** One after another, so that what is noted last is what was learned last. */
  const note = (what: (memory: FeedMemory) => Promise<void>): void => {
    const target = memory;
    if (!target) return;
    notes = notes.then(() => what(target)).catch((error: unknown) => log(String(error)));
  };
  const noteFeed = (state: FeedState): void => note((target) => target.noteFeed(state));

  /** Why a host is not to be asked now. */
  function restOf(host: string): string | undefined {
    const { restingUntil, problem } = states.get(feedOf(host)) ?? {};
    if (restingUntil === undefined || now().getTime() >= Date.parse(restingUntil)) return undefined;
    const why = problem === 'busy' ? 'as it asked' : 'because it does not answer';
    return `is left alone until ${clock(restingUntil)}, ${why}`;
  }

  return {
    userAgent,
    now,
    async begin(target) {
      memory = target;
      asked.clear();
      const [known, kept] = await Promise.all([target.readFeedStates(), target.readValidators()]);
      states = new Map(known.map((state) => [state.feed, state]));
      before = new Map(states);
      validators = new Map(kept);
    },
    askedBefore(host) {
      const { askedAt } = before.get(feedOf(host)) ?? {};
      return askedAt === undefined ? undefined : new Date(askedAt);
    },
    async turn(host) {
      const resting = restOf(host);
      if (resting !== undefined) return resting;
      const at = now().getTime();
      const slot = Math.max(at, slots.get(host) ?? 0);
      slots.set(host, slot + gapMs);
      if (slot > at) await wait(slot - at);
      return restOf(host);
    },
    validatorsOf: (url) => validators.get(addressOf(url)),
    async kept(url) {
      const address = addressOf(url);
      const body = await memory?.takeFeedAnswer(address).catch((error: unknown) => {
        log(String(error));
        return undefined;
      });
      const text = body === undefined ? undefined : unpack(body);
      if (text === undefined) validators.delete(address);
      return text;
    },
    keep(url, { etag, lastModified }, text) {
      const address = addressOf(url);
      const before = validators.get(address);
      if (before && before.etag === etag && before.lastModified === lastModified) return;
      const body = pack(text);
      if (body === undefined) return;
      validators.set(address, { etag, lastModified });
      const answer: KeptAnswer = { address, feed: feedOf(url.host), etag, lastModified, body };
      note((target) => target.keepFeedAnswer(answer));
    },
    heard(host, what) {
      const feed = feedOf(host);
      const last = states.get(feed);
      const state = stateAfter(feed, last, what, now());
      states.set(feed, state);
      asked.add(feed);
      // At once: a run that dies must not forget that it was asked to wait.
      if (state.restingUntil !== last?.restingUntil) noteFeed(state);
    },
    async settle() {
      for (const feed of asked) {
        const state = states.get(feed);
        if (state) noteFeed(state);
      }
      asked.clear();
      await notes;
    },
  };
}
