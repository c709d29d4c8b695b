import { randomBytes } from 'node:crypto';
import { clock } from '#clock';
import { behaviours } from '../answers.ts';

/** Credentials of a local start: no real account has them. */
export const LOCAL_TWILIO = {
  account: `AC${'0'.repeat(32)}`,
  token: 'token-of-the-local-inbox',
  service: `MG${'0'.repeat(32)}`,
  /** The number that sends picks. */
  number: '+18005550100',
} as const;

export interface TakenMessage {
  readonly sid: string;
  readonly to: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly statusCallback: string | undefined;
}

/** How the next messages are handled: accepted; accepted with a broken-off answer; accepted and never answered; an error. */
export type Behaviour =
  | 'take'
  | 'break off'
  | 'hang'
  | { readonly status: number; readonly code: number };

type Taken =
  | {
      readonly status: 'taken';
      readonly message: TakenMessage;
      readonly answers: boolean;
      readonly hangs: boolean;
    }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly code: number };

/** A Twilio account with the features that picks use. */
export interface TwilioAccount {
  /** The accepted messages, oldest first. */
  readonly messages: () => readonly TakenMessage[];
  readonly sentTo: (to: string) => readonly TakenMessage[];
  readonly take: (to: string, body: string, statusCallback: string | undefined) => Taken;
  /** How a message to a number would be handled now, whatever the number has said: codes have another sender. */
  readonly behaviourTo: (to: string) => Behaviour;
  /** Handling of all messages from now on, or by number. */
  readonly behave: (behaviour: Behaviour | ((to: string) => Behaviour)) => void;
  /** Numbers that have said STOP: Twilio itself refuses messages to them. */
  readonly stopped: Set<string>;
}

const sid = (): string => `SM${randomBytes(16).toString('hex')}`;

/** A message as it was accepted now. */
export const takenMessage = (
  to: string,
  body: string,
  statusCallback: string | undefined,
): TakenMessage => ({ sid: sid(), to, body, createdAt: clock.now(), statusCallback });
const UNSUBSCRIBED = { status: 'refused', httpStatus: 400, code: 21_610 } as const;
const NOT_A_NUMBER = { status: 'refused', httpStatus: 400, code: 21_211 } as const;

/** Shows received messages. */
export interface Shows {
  readonly add: (message: { readonly to: string; readonly text: string }) => void;
}

export function createTwilio(inbox?: Shows): TwilioAccount {
  const byNumber = new Map<string, TakenMessage[]>();
  const all: TakenMessage[] = [];
  const stopped = new Set<string>();
  const { of, behave } = behaviours<Behaviour>('take');
  return {
    messages: () => all,
    sentTo: (to) => byNumber.get(to) ?? [],
    stopped,
    behave,
    behaviourTo: of,
    take: (to, body, statusCallback) => {
      if (!/^\+1[2-9]\d{9}$/.test(to)) return NOT_A_NUMBER;
      if (stopped.has(to)) return UNSUBSCRIBED;
      const does = of(to);
      if (typeof does === 'object') {
        return { status: 'refused', httpStatus: does.status, code: does.code };
      }
      const message = takenMessage(to, body, statusCallback);
      all.push(message);
      byNumber.set(to, [...(byNumber.get(to) ?? []), message]);
      inbox?.add({ to, text: body });
      return { status: 'taken', message, answers: does === 'take', hangs: does === 'hang' };
    },
  };
}
