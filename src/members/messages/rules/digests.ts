import type { SayableDay } from '#domain/prices/sayableDay.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import { type Digest, type DigestWishes, messageDigest } from './digest.ts';
import { emailDigest } from './emailDigest.ts';
import { pushDigest } from './pushDigest.ts';

/** The form of a digest in each channel. */
export const DIGESTS: Readonly<
  Record<Channel, (day: SayableDay, wishes: DigestWishes, sender: Sender) => Digest>
> = { sms: messageDigest, push: pushDigest, email: emailDigest };
