import type { Channel } from './channel.ts';
import { type Digest, type DigestDay, type DigestWishes, digestOf, type Sender } from './digest.ts';
import { emailDigest } from './emailDigest.ts';
import { pushDigest } from './pushDigest.ts';

/** How a digest reads in each channel. */
export const DIGESTS: Readonly<
  Record<Channel, (day: DigestDay, wishes: DigestWishes, sender: Sender) => Digest>
> = { sms: digestOf, push: pushDigest, email: emailDigest };
