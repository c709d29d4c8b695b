// Read before any install: plain JavaScript on purpose.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * How to get PostgREST where npm has none: npm has it for Linux on x64 alone.
 * @param {string} platform
 * @param {string} arch
 */
export function getting(platform, arch) {
  const releases = 'https://github.com/PostgREST/postgrest/releases';
  if (platform === 'darwin') return 'brew install postgrest brings it';
  const file =
    platform === 'win32'
      ? 'postgrest-…-windows-x86-64.zip'
      : arch === 'arm64'
        ? 'postgrest-…-ubuntu-aarch64.tar.xz'
        : 'postgrest-…-linux-static-x86-64.tar.xz';
  return `unpack ${file} of ${releases}, and set POSTGREST_BIN to the program's path or put it on the PATH`;
}

/**
 * What to get while npm installs the packages; undefined where npm brings it, it is there, or a hosted project serves.
 * @param {string} platform
 * @param {string} arch
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function toGetMeanwhile(platform, arch, { PATH = '', POSTGREST_BIN, SUPABASE_URL }) {
  const program = platform === 'win32' ? 'postgrest.exe' : 'postgrest';
  const isThere = PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
  if ((platform === 'linux' && arch === 'x64') || isThere || POSTGREST_BIN || SUPABASE_URL)
    return undefined;
  return `npm has no PostgREST for ${platform} on ${arch}, and npm start and npm test need it: ${getting(platform, arch)}.`;
}
