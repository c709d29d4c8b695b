import { isSignedByTwilio } from '#server/messaging/twilio/signature.ts';
import { bytesWithin } from '../bytesWithin.ts';

export interface Signing {
  /** The site's configured address, without a slash at the end. A proxy may have changed the request's own address. */
  readonly siteUrl: string;
  /** The path it was posted to. */
  readonly path: string;
  readonly token: string;
  /** Bytes of the form. */
  readonly largest: number;
}

/**
 * A form that Twilio has posted, if its signature over the site's public address, the path and the query is right; else
 * why it is refused.
 */
export async function readSigned(
  request: Request,
  { siteUrl, path, token, largest }: Signing,
): Promise<URLSearchParams | 'too large' | 'not signed'> {
  const bytes = await bytesWithin(request, largest);
  if (bytes === undefined) return 'too large';
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const url = siteUrl + path + new URL(request.url).search;
  const signature = request.headers.get('x-twilio-signature');
  return isSignedByTwilio(token, url, form, signature) ? form : 'not signed';
}
