import type { Channel } from '#members/account/rules/channel.ts';

/** The result of handing a message to a provider. */
export type Sending =
  | {
      readonly status: 'taken';
      /** The provider's name for it. */
      readonly sid: string;
    }
  | {
      /** It will never be accepted. */
      readonly status: 'refused';
      readonly code: number | undefined;
      /** What this says about the number from now on: `stop`, its owner wants no messages; `unreachable`, none reaches it. */
      readonly block: 'stop' | 'unreachable' | undefined;
    }
  | {
      readonly status: 'later';
      readonly code: number | undefined;
      /** Seconds to wait before the next attempt, if the provider says so. */
      readonly after?: number | undefined;
    }
  /** It may have been accepted: the provider is asked before the next attempt. */
  | { readonly status: 'unclear'; readonly code: number | undefined };

export interface Outgoing {
  /** Our number; the delivery is reported with it. */
  readonly id: number;
  /** +1 and ten digits; an address for e-mail, nothing for notifications. */
  readonly to: string;
  readonly text: string;
  /** When it stops being useful. */
  readonly expiresAt: Date;
  readonly kind: 'digest' | 'alert' | 'notice';
  /** Its own heading; null if its kind is enough. */
  readonly title: string | null;
  /** Keyed hash of an e-mail address, as hexadecimal digits. */
  readonly toHash: string | null;
  /** Devices that have not received it yet. */
  readonly devices: readonly PushDevice[];
}

/** A device as its browser's push service knows it. */
export interface PushDevice {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The site's public key at the time of subscribing. */
  readonly serverKey: string;
}

/** The result of a message on each of several devices, by id. */
export interface DevicesTold {
  /** Accepted by their push service. */
  readonly handed: readonly number[];
  /** No longer accept anything. */
  readonly gone: readonly number[];
}

/** A channel for messages to members. */
export interface MessageChannel {
  readonly name: Channel;
  /** Never throws: an unknown result is unclear. */
  readonly send: (message: Outgoing, now: Date) => Promise<Sending & { devices?: DevicesTold }>;
  /**
   * Looks for a message that the provider may already have. Returns the provider's id, or null if the provider does not have it;
   * throws if it cannot be asked. Undefined for channels that recognize a repeated message, so that resending does no harm.
   */
  readonly find?: (message: Outgoing, since: Date) => Promise<string | null>;
}
