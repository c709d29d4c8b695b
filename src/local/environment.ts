import { PlainError } from './plainError.ts';

const DEFAULT_PORT = 8888;

/** The port of the site: `PORT`, or 8888. */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  if (PORT === undefined || PORT === '') return DEFAULT_PORT;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is "${PORT}", which is no port: set it to a number from 1 to 65535.`);
}
