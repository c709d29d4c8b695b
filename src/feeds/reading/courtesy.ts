import { createHash } from 'node:crypto';
import type {
  FeedMemory,
  FeedState,
  KeptAnswer,
  Validators,
} from '#domain/operation/feedMemory.ts';
import type { FeedPart } from '#domain/operation/state.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { feedPart, formAfter, formNow, isMissing, partAfter, sectionOf } from './feedPart.ts';
import { type HeardFeed, stateAfter } from './feedState.ts';
import { packText, unpackText } from './packed.ts';

interface CourtesyOptions {
  /** Our name, with an address for more information. */
  readonly userAgent: string;
  /** Display name of the feed behind a host. */
  readonly feedOf: (host: string) => string;
  /** Interval between the starts of two requests to one host, ms; 0: no waiting. */
  readonly gapMs: number;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** Display name of a feed at a host that no setting and no register names. It is not asked. */
export const ANOTHER_FEED = 'Another feed';

/** How the product treats feeds: its identification, pauses between requests, and cached answers. */
export interface Courtesy {
  readonly userAgent: string;
  readonly now: () => Date;
  /** Display name of the feed behind a host. */
  readonly feedOf: (host: string) => string;
  /** Loads what earlier runs have learned. */
  begin(memory: FeedMemory): Promise<void>;
  /** When earlier runs last asked the feed behind a host; undefined if never. */
  askedBefore(host: string): Date | undefined;
  /** Waits for the turn of an address's host; returns a reason if the host must not be requested. */
  turn(url: URL): Promise<string | undefined>;
  /** Validators of the cached answer of an address. */
  validatorsOf(url: URL): Validators | undefined;
  /** The cached answer, confirmed; undefined if it is gone, together with its validators. */
  kept(url: URL): Promise<string | undefined>;
  keep(url: URL, validators: Validators, text: string): void;
  heard(url: URL, what: HeardFeed): void;
  /** The form of request to start with, if the usual one was refused within a day. */
  formOf(url: URL): string | undefined;
  /** Records the working form for an address; undefined: the usual one. */
  noteForm(url: URL, form: string | undefined): void;
  /** Resolves when everything learned has been stored. Never rejects. */
  settle(): Promise<void>;
}

/** Feeds that state how often they may be asked: Jolpica four times a second (its documentation, read 2026-11-26). */
const LEAST_GAP_MS: Readonly<Record<string, number>> = { Jolpica: 260 };

/** Answers stored by one call: of the largest, some megabytes. */
const MOST_TOGETHER = 20;

const addressOf = (url: URL): string => createHash('sha256').update(url.href).digest('hex');

const clock = (instant: string): string => `${instant.slice(11, 16)} UTC`;

export function createCourtesy(options: CourtesyOptions): Courtesy {
  const { userAgent, feedOf, gapMs, now, wait, log } = options;
  let memory: FeedMemory | undefined;
  let states = new Map<string, FeedState>();
  const parts = new Map<string, FeedPart>();
  let statesBefore: ReadonlyMap<string, FeedState> = states;
  let validators = new Map<string, Validators>();
  const slots = new Map<string, number>();
  const asked = new Set<string>();
  let notes: Promise<unknown> = Promise.resolve();
  let waiting: Map<string, KeptAnswer> | undefined;

  /** One after another, so that the last note stored is the latest. */
  const note = (what: (memory: FeedMemory) => Promise<void>): void => {
    const target = memory;
    if (!target) return;
    notes = notes.then(() => what(target)).catch((error: unknown) => log(whyFailed(error)));
  };
  const noteFeed = (state: FeedState): void => note((target) => target.noteFeed(state));
  /** Answers that come while earlier notes are stored are stored together. */
  function keepSoon(answer: KeptAnswer): void {
    if (waiting && waiting.size < MOST_TOGETHER) {
      waiting.set(answer.address, answer);
      return;
    }
    const together = new Map([[answer.address, answer]]);
    waiting = together;
    note(async (target) => {
      if (waiting === together) waiting = undefined;
      await target.keepFeedAnswers([...together.values()]);
    });
  }

  const knownPart = (url: URL): FeedPart => {
    const feed = feedOf(url.host);
    const part = feedPart(url);
    return parts.get(`${feed} ${part}`) ?? { feed, part };
  };
  /** Immediately: a run that dies must not forget what it learned. */
  function learn(before: FeedPart, after: FeedPart): void {
    if (after === before) return;
    parts.set(`${after.feed} ${after.part}`, after);
    note((target) => target.noteFeedPart(after));
  }

  /** Why an address must not be requested now: its feed asked for that, or its sport does not answer. */
  function restOf(url: URL): string | undefined {
    const feed = feedOf(url.host);
    return restOfState(states.get(feed)) ?? restOfState(states.get(sectionOf(feed, url)));
  }
  function restOfState(state: FeedState | undefined): string | undefined {
    const { restingUntil, problem } = state ?? {};
    if (restingUntil === undefined || now().getTime() >= Date.parse(restingUntil)) return undefined;
    const why = problem === 'busy' ? 'as it asked' : 'because it does not answer';
    return `is left alone until ${clock(restingUntil)}, ${why}`;
  }

  return {
    userAgent,
    now,
    feedOf,
    async begin(target) {
      memory = target;
      // What waits is for the memory before: without one, nothing would ever store it.
      waiting = undefined;
      asked.clear();
      const [known, kept, refusing] = await Promise.all([
        target.readFeedStates(),
        target.readValidators(),
        target.readFeedParts(),
      ]);
      states = new Map(known.map((state) => [state.feed, state]));
      for (const part of refusing) parts.set(`${part.feed} ${part.part}`, part);
      statesBefore = new Map(states);
      validators = new Map(kept);
    },
    askedBefore(host) {
      const { askedAt } = statesBefore.get(feedOf(host)) ?? {};
      return askedAt === undefined ? undefined : new Date(askedAt);
    },
    async turn(url) {
      const resting = restOf(url);
      if (resting !== undefined) return resting;
      const { host } = url;
      const at = now().getTime();
      const slot = Math.max(at, slots.get(host) ?? 0);
      slots.set(host, slot + (gapMs > 0 ? Math.max(gapMs, LEAST_GAP_MS[feedOf(host)] ?? 0) : 0));
      if (slot > at) await wait(slot - at);
      return restOf(url);
    },
    validatorsOf: (url) => validators.get(addressOf(url)),
    async kept(url) {
      const address = addressOf(url);
      const body = await memory?.takeFeedAnswer(address).catch((error: unknown) => {
        log(whyFailed(error));
        return undefined;
      });
      const text = body === undefined ? undefined : unpackText(body);
      if (text === undefined) validators.delete(address);
      return text;
    },
    keep(url, { etag, lastModified }, text) {
      const address = addressOf(url);
      const before = validators.get(address);
      if (before && before.etag === etag && before.lastModified === lastModified) return;
      const body = packText(text);
      if (body === undefined) return;
      validators.set(address, { etag, lastModified });
      const answer: KeptAnswer = { address, feed: feedOf(url.host), etag, lastModified, body };
      keepSoon(answer);
    },
    heard(url, what) {
      const part = knownPart(url);
      if (isMissing(url, what)) return;
      learn(part, partAfter(part, what, now()));
      const { feed } = part;
      const section = sectionOf(feed, url);
      // A feed that asks to be left alone gets no requests at all; one that answers is well again.
      const heardOf = what.kind === 'busy' ? [feed] : [section];
      if (what.kind === 'read' && states.has(feed)) heardOf.push(feed);
      for (const one of new Set(heardOf)) {
        const last = states.get(one);
        const state = stateAfter(one, last, what, now());
        states.set(one, state);
        asked.add(one);
        // Immediately: a run that dies must not forget that it was asked to wait.
        if (state.restingUntil !== last?.restingUntil) noteFeed(state);
      }
    },
    formOf: (url) => formNow(knownPart(url), now()),
    noteForm(url, form) {
      const part = knownPart(url);
      learn(part, formAfter(part, form, now()));
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
