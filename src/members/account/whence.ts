import type { Call } from '#http/endpoint.ts';
import type { Whence } from './store/accounts.ts';

/** Stored characters of a User-Agent. The rest says nothing about the device. */
const MOST_CHARACTERS = 300;

/** Origin of a request: the address of the connection, whatever its headers say. */
export const whenceOf = ({ request, context: { ip } }: Call): Whence => ({
  ip: ip.replace(/^::ffff:/i, '') || '0.0.0.0',
  device: (request.headers.get('user-agent') ?? '').slice(0, MOST_CHARACTERS) || 'not named',
});
