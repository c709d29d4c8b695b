import { startProgram } from '../program.ts';

interface Display {
  /** What programs find in DISPLAY. */
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** Starts a screen that exists in memory only, wide enough for a desktop's page. */
export async function startDisplay(path: string, environment: NodeJS.ProcessEnv): Promise<Display> {
  // The server picks a free number and prints it.
  const options = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const program = startProgram(path, options, environment);
  return { name: `:${await program.says(/^(\d+)$/m, 20_000)}`, stop: program.stop };
}
