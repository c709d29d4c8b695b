import { statSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { FileError } from './readRows.ts';

/** The command line's options. Throws a FileError that names what is wrong with them. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'Unreadable options';
    throw new FileError(message.split('. ', 1)[0] ?? message, { cause });
  }
}

/** The data folder, which must exist. */
export function dataFolder(folder: string | undefined): string {
  if (!folder) throw new FileError('Say where the data are: --data DIR');
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new FileError(`${folder}: there is no such folder`);
  if (!found.isDirectory()) throw new FileError(`${folder}: is not a folder`);
  return folder;
}

/** Runs a command: errors the person can fix are one line on stderr and exit code 1; a closed pipe ends it quietly. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await main();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
