import type { Context } from '@netlify/functions';
import type { Whence } from '#server/store/accounts.ts';

/** Characters kept of a User-Agent. What follows says nothing about the device. */
const MOST_CHARACTERS = 300;

/** Where a request comes from: the address of the connection, whatever its headers say. */
export const whenceOf = (request: Request, { ip }: Context): Whence => ({
  ip: ip.replace(/^::ffff:/i, '') || '0.0.0.0',
  device: (request.headers.get('user-agent') ?? '').slice(0, MOST_CHARACTERS) || 'not named',
});
