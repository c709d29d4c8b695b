import { invalidRequest, StripeFailure } from '../failure.ts';
import { STAND_IN_API_VERSION } from '../version.ts';

const refused = (status: number, message: string): StripeFailure =>
  new StripeFailure(status, { type: 'invalid_request_error', message });

/** A call's key, sent as Bearer token or as Basic user name. */
function keyOf(header: string): string {
  const [scheme = '', value = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
}

/** Restricted keys may do everything here, except those with this name, which may only read. */
const READ_ONLY = /^rk_test_read/;

export function authorize(request: Request): void {
  const key = keyOf(request.headers.get('authorization') ?? '');
  if (key === '') throw refused(401, 'You did not provide an API key.');
  if (!/^[sr]k_test_/.test(key)) {
    throw refused(401, `Invalid API Key provided: ${key.slice(0, 8)}…`);
  }
  if (READ_ONLY.test(key) && request.method !== 'GET') {
    throw refused(
      403,
      'The provided key does not have the required permissions for this endpoint.',
    );
  }
  const version = request.headers.get('stripe-version');
  if (version !== null && version !== STAND_IN_API_VERSION) {
    throw invalidRequest(
      `Invalid Stripe API version: ${version}: only ${STAND_IN_API_VERSION} is built in here`,
    );
  }
}
