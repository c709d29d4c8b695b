import type { Channel } from '#domain/messages/channel.ts';

/** What became of a message that was handed to a provider. */
export type Sending =
  | {
      readonly status: 'taken';
      /** The provider's name for it. */
      readonly sid: string;
    }
  | {
      /** It will never be taken. */
      readonly status: 'refused';
      readonly code: number | undefined;
      /** What is known of the number from now on: its owner wants nothing, or nothing reaches it. */
      readonly block: 'stop' | 'unreachable' | undefined;
    }
  | { readonly status: 'later'; readonly code: number | undefined }
  /** It may have been taken: the provider is asked before it is tried again. */
  | { readonly status: 'unclear'; readonly code: number | undefined };

export interface Outgoing {
  /** Ours: what becomes of it is told under it. */
  readonly id: number;
  /** +1 and ten digits. */
  readonly to: string;
  readonly text: string;
  /** When it is of no use any more. */
  readonly expiresAt: Date;
}

/** A way in which members are sent messages. */
export interface MessageChannel {
  readonly name: Channel;
  /** Never throws: what is not known is unclear. */
  readonly send: (message: Outgoing, now: Date) => Promise<Sending>;
  /** The provider's name for a message that it may have been handed since; null where it has none such. Throws where it cannot be asked. */
  readonly find: (message: Outgoing, since: Date) => Promise<string | null>;
}
