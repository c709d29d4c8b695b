import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Clock ticks a second in /proc: 100 on every Linux. */
const TICKS = 100;
/** Sampling interval, ms: the time of an orphaned process that ends in between is lost. */
const EVERY_MS = 1_000;

interface Stat {
  readonly parent: number;
  /** Time of the process and of children it has waited for, ticks. */
  readonly ticks: number;
}

/** Linux's data about a process; undefined if it has ended. */
function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [, parent, ...rest] = fields.map(Number);
    const ticks = rest.slice(9, 13).reduce((sum, one) => sum + one, 0);
    return { parent: parent ?? 0, ticks };
  } catch {
    return undefined;
  }
}

/** CPU seconds so far of a process and all its descendants; 0 if the system does not say. */
export function cpuSeconds(root: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(
    pids.flatMap((pid) => {
      const stat = statOf(pid);
      return stat ? [[Number(pid), stat] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = stats.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  const below = [...stats].filter(([pid]) => isBelow(pid));
  return below.reduce((sum, [, { ticks }]) => sum + ticks, 0) / TICKS;
}

/** Last known CPU seconds of each program. */
const taken = new Map<string, number>();

/** Measures a program until it ends. */
export function meter(name: string, pid: number | undefined): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => {};
  const before = taken.get(name) ?? 0;
  const look = () =>
    taken.set(name, before + Math.max(cpuSeconds(pid), (taken.get(name) ?? 0) - before));
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}

/** "CPU seconds: vitest 512, playwright 350, tsc 21"; nothing if they are unknown. */
export function cpuLine(): readonly string[] {
  const parts = [...taken].toSorted(([, one], [, other]) => other - one);
  if (parts.length === 0) return [];
  const all = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const said = parts.map(([name, seconds]) => `${name} ${Math.round(seconds)}`);
  return [`CPU seconds: ${Math.round(all)} in all; ${said.join(', ')}.`];
}
