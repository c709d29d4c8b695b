import { randomBytes } from 'node:crypto';
import { twilioSignature } from '#members/account/twilio/signature.ts';
import { readTwiml, type Verb } from './twiml.ts';

/** Where Twilio sends a number's events, and the token for its signatures. */
export interface SpokenLine {
  /** Address of "A call comes in". */
  readonly callUrl: string;
  /** Address of "Call status changes". */
  readonly statusUrl: string;
  readonly authToken: string;
  /** The called number. */
  readonly number: string;
}

/** One line of a call's transcript. */
export interface HeardCall {
  readonly who: 'line' | 'caller' | 'telephone';
  readonly text: string;
}

interface Gather {
  readonly action: string;
  readonly most: number;
  /** The key that ends the input; none if empty. */
  readonly finish: string;
  /** What follows if no key comes. */
  readonly after: readonly Verb[];
}

/** A call as Twilio stores it. */
export interface PhoneCall {
  readonly sid: string;
  readonly heard: readonly HeardCall[];
  /** Index in `heard` of the last turn. */
  readonly turn: number;
  /** Pressed keys that have not been sent yet. */
  readonly typed: string;
  readonly over: boolean;
  readonly press: (key: string) => Promise<void>;
  /** Lets the time limit for keys expire. */
  readonly wait: () => Promise<void>;
  readonly hangUp: () => Promise<void>;
}

/** Limit of redirects without speech in between: Twilio ends such loops. */
const MOST_REDIRECTS = 10;
const BROKEN = 'We are sorry. An application error has occurred. Goodbye.';

/** Calls the line, and continues like Twilio: signed requests, verbs in order, a <Gather> that waits for keys. */
export async function placeCall(line: SpokenLine, from: string): Promise<PhoneCall> {
  const sid = `CA${randomBytes(16).toString('hex')}`;
  const heard: HeardCall[] = [];
  let turn = 0;
  let typed = '';
  let gather: Gather | undefined;
  let at = line.callUrl;
  let over = false;

  async function ask(url: string, more: Readonly<Record<string, string>>): Promise<Response> {
    const params = { CallSid: sid, From: from, To: line.number, Direction: 'inbound', ...more };
    const body = new URLSearchParams(params);
    return fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilioSignature(line.authToken, url, body) },
      body,
    });
  }

  async function end(status = 'completed'): Promise<void> {
    if (over) return;
    over = true;
    gather = undefined;
    await ask(line.statusUrl, { CallStatus: status }).catch(() => undefined);
  }

  const say = (verbs: readonly Verb[]): void => {
    for (const { text } of verbs) heard.push({ who: 'line', text });
  };

  async function run(verbs: readonly Verb[], redirects: number): Promise<void> {
    for (const [index, verb] of verbs.entries()) {
      if (verb.name === 'Say') say([verb]);
      if (verb.name === 'Hangup') return end();
      if (verb.name === 'Redirect') return turnTo(verb.text, {}, redirects + 1);
      if (verb.name !== 'Gather') continue;
      say(verb.verbs);
      const { action = at, numDigits = '128', finishOnKey: finish = '#' } = verb.attributes;
      gather = { action, most: Number(numDigits), finish, after: verbs.slice(index + 1) };
      return;
    }
    return end();
  }

  async function turnTo(
    url: string,
    params: Readonly<Record<string, string>>,
    redirects = 0,
  ): Promise<void> {
    at = new URL(url, at).href;
    [gather, typed] = [undefined, ''];
    try {
      if (redirects > MOST_REDIRECTS) throw new Error('it turns in circles');
      const answer = await ask(at, { CallStatus: 'in-progress', ...params });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${text}`);
      await run(readTwiml(text), redirects);
    } catch (error) {
      heard.push({ who: 'line', text: BROKEN });
      heard.push({ who: 'telephone', text: `${at}: ${String(error)}` });
      await end('failed');
    }
  }

  async function submit(): Promise<void> {
    if (!gather) return;
    turn = heard.length;
    heard.push({ who: 'caller', text: typed === '' ? 'says nothing' : `presses ${typed}` });
    const { action, after } = gather;
    if (typed === '') {
      gather = undefined;
      return run(after, 0);
    }
    return turnTo(action, { Digits: typed, FinishedOnKey: gather.finish });
  }

  await turnTo(line.callUrl, {});
  return {
    sid,
    heard,
    get turn() {
      return turn;
    },
    get typed() {
      return typed;
    },
    get over() {
      return over;
    },
    press: async (key) => {
      if (!gather) return;
      if (key === gather.finish) return submit();
      typed += key;
      if (typed.length >= gather.most) await submit();
    },
    wait: submit,
    hangUp: async () => {
      if (over) return;
      turn = heard.length;
      heard.push({ who: 'caller', text: 'hangs up' });
      await end();
    },
  };
}
