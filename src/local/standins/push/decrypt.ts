import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const HEADER = 21;
const TAG = 16;

/** Decrypts a message as a device does: aes128gcm (RFC 8188) with the keys of Web Push (RFC 8291). Throws if it cannot. */
export function decryptPush(body: Buffer, device: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(HEADER, HEADER + body.readUInt8(20));
  const shared = device.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derived = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
  const record = body.subarray(HEADER + sender.length);
  const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  open.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([open.update(record.subarray(0, -TAG)), open.final()]);
  // The last record's padding is a 2 and zeros.
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}
