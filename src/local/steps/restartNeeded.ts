import { restartLines } from './restartLines.ts';

const LOOK_EVERY_MS = 1_000;

/** Reports changes that a running start does not take up, until stopped. */
export function sayWhenRestartNeeded(root: string, say: (line: string) => void): () => void {
  const lines = restartLines(root);
  const timer = setInterval(() => {
    for (const line of lines()) say(line);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
