import type { Channel } from '#members/account/rules/channel.ts';

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
      /**
       * What we know of the number from now on: `stop`, its owner wants no messages; `unreachable`, none reaches it.
       */
      readonly block: 'stop' | 'unreachable' | undefined;
    }
  | {
      readonly status: 'later';
      readonly code: number | undefined;
      /** Seconds before which it is not to be tried, where the provider says so. */
      readonly after?: number | undefined;
    }
  /** It may have been taken: the provider is asked before it is tried again. */
  | { readonly status: 'unclear'; readonly code: number | undefined };

export interface Outgoing {
  /** Ours: what becomes of it is told under it. */
  readonly id: number;
  /** +1 and ten digits; for e-mail the address, for notifications nothing. */
  readonly to: string;
  readonly text: string;
  /** When it is of no use any more. */
  readonly expiresAt: Date;
  readonly kind: 'digest' | 'alert';
  /** A heading of its own; null where its kind says enough. */
  readonly title: string | null;
  /** Keyed hash of an e-mail address, as hexadecimal digits. */
  readonly toHash: string | null;
  /** Those that have not had it yet. */
  readonly devices: readonly PushDevice[];
}

/** A device as its browser's push service knows it. */
export interface PushDevice {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The site's public key it was made for. */
  readonly serverKey: string;
}

/** What became of a message on each of several devices, by their ids. */
export interface DevicesTold {
  /** Their push service has it. */
  readonly handed: readonly number[];
  /** They take nothing any more. */
  readonly gone: readonly number[];
}

/** A way in which members are sent messages. */
export interface MessageChannel {
  readonly name: Channel;
  /** Never throws: what is not known is unclear. */
  readonly send: (message: Outgoing, now: Date) => Promise<Sending & { devices?: DevicesTold }>;
  /**
   * Looks for a message that the provider may have been handed already. Answers the provider's name for it, or null if
   * the provider has none such; throws if it cannot be asked. Undefined for a channel whose provider or device
   * recognizes a message sent again, so that sending it again does no harm.
   */
  readonly find?: (message: Outgoing, since: Date) => Promise<string | null>;
}
