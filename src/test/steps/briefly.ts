import { stripVTControlCharacters } from 'node:util';

/** Most characters of an error in the closing lines. */
const MOST = 480;

/** A test's name with the beginning of its error, on one line: the end of a log may be all that is kept of it. */
export function withError(name: string, error: string | undefined): string {
  const said = stripVTControlCharacters(error ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return said === '' ? name : `${name} (${said.slice(0, MOST)})`;
}
