import * as z from 'zod';
import { optionalAddress } from '#store/serviceAddress.ts';

export const PUSH_SWITCH = 'SIMCAST_PUSH_PICKS';

const key = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
      error: `a key of ${bytes} bytes as base64url`,
    });

const schema = z.object({
  VAPID_PUBLIC_KEY: key(65),
  VAPID_PRIVATE_KEY: key(32),
  /** Contact for push services if something is wrong. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'mailto: or https:'),
  /** The stand-in of a local start. */
  PUSH_STANDIN_URL: optionalAddress,
});

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
  readonly standIn: string | undefined;
}

/** Settings for notifications; undefined unless the owner has turned them on. Throws if they are on and something is missing. */
export function pushSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PushSettings | undefined {
  if (environment[PUSH_SWITCH] !== 'on') return undefined;
  const { data, error } = schema.safeParse(environment);
  if (!data) throw new Error(`Notifications are on, but not set up: ${z.prettifyError(error)}`);
  return {
    publicKey: data.VAPID_PUBLIC_KEY,
    privateKey: data.VAPID_PRIVATE_KEY,
    subject: data.VAPID_SUBJECT,
    standIn: data.PUSH_STANDIN_URL,
  };
}
