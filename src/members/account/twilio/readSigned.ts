import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import type { Call } from '#http/endpoint.ts';
import { isSignedByTwilio } from './signature.ts';

interface Signing {
  /** The configured address without a trailing slash: a proxy may have changed the request's own. */
  readonly siteUrl: string;
  /** The path it was posted to. */
  readonly path: string;
  readonly token: string;
  /** Bytes of the form. */
  readonly largest: number;
}

/**
 * A form posted by Twilio, verified by its signature over the site's public address, the path and the query. Throws Refused if
 * invalid.
 */
export async function readSigned(
  { request, url }: Call,
  { siteUrl, path, token, largest }: Signing,
): Promise<URLSearchParams> {
  const form = new URLSearchParams(new TextDecoder().decode(await bytesWithin(request, largest)));
  const signature = request.headers.get('x-twilio-signature');
  if (!isSignedByTwilio(token, siteUrl + path + url.search, form, signature))
    throw new Refused('forbidden', 'Not signed');
  return form;
}
