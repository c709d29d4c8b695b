import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Clock ticks a second in /proc: 100 on every Linux. */
const TICKS = 100;
/** How often a program is looked at, ms: what a process has taken is lost if it ends in between, its parent having gone. */
const EVERY_MS = 1_000;

interface Stat {
  readonly parent: number;
  /** Its own and that of children it has waited for, ticks. */
  readonly ticks: number;
}

/** What Linux says of a process; undefined where it has ended. */
function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [, parent, ...rest] = fields.map(Number);
    const ticks = rest.slice(9, 13).reduce((sum, one) => sum + one, 0);
    return { parent: parent ?? 0, ticks };
  } catch {
    return undefined;
  }
}

/** CPU seconds of a process and of all below it until now; 0 where the system does not say. */
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

/** CPU seconds by program, the last that was known of each. */
const taken = new Map<string, number>();

/** Looks at a program until it ends. */
export function meter(name: string, pid: number | undefined): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => {};
  const before = taken.get(name) ?? 0;
  const look = () =>
    taken.set(name, before + Math.max(cpuSeconds(pid), (taken.get(name) ?? 0) - before));
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}

/** "CPU seconds: vitest 512, playwright 350, tsc 21"; nothing where they are not known. */
export function cpuLine(): readonly string[] {
  const parts = [...taken].toSorted(([, one], [, other]) => other - one);
  if (parts.length === 0) return [];
  const all = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const said = parts.map(([name, seconds]) => `${name} ${Math.round(seconds)}`);
  return [`CPU seconds: ${Math.round(all)} in all; ${said.join(', ')}.`];
}
