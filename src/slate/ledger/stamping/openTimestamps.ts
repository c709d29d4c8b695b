import { type Witness, witnessReceipt } from './witness.ts';

/**
 * Beginning of a detached proof: the format's magic bytes, version 1, "SHA-256 of the file" (python-opentimestamps, module
 * core.timestamp).
 */
const BEGINNING = Buffer.from(
  '004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108',
  'hex',
);
/** Tags at the end of a timestamp: a calendar's promise, or a block of the Bitcoin chain. */
const ATTESTATIONS = ['83dfe30d2ef90c8e', '0588960d73d71901'].map((tag) => Buffer.from(tag, 'hex'));

/**
 * An OpenTimestamps calendar: it takes a digest and gives a timestamp, which leads to a Bitcoin block a day later. The digest is
 * the head's hash itself, so the 33 bytes and the digest followed by a receipt form a whole .ots proof.
 */
export const openTimestamps = (calendar: string): Witness => ({
  name: calendar,
  stamp: async ({ hash }) => {
    const digest = Buffer.from(hash, 'hex');
    const timestamp = await witnessReceipt(calendar, new URL('digest', `${calendar}/`).href, {
      headers: {
        accept: 'application/vnd.opentimestamps.v1',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: digest,
    });
    if (!ATTESTATIONS.some((tag) => Buffer.from(timestamp).includes(tag))) {
      throw new Error(`${calendar} answered with no timestamp`);
    }
    return Buffer.concat([BEGINNING, digest, timestamp]);
  },
});
