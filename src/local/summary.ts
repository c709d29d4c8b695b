import { LOCAL, spokenProject } from './project.ts';

interface Summary {
  readonly siteUrl: string;
  /** Lines about the services, by name. */
  readonly rows: readonly (readonly [name: string, said: string])[];
  readonly source: string;
  readonly seconds: number;
  readonly dev: boolean;
}

/** What a start prints when the site is up. */
export function summary({ siteUrl, rows, source, seconds, dev }: Summary): string {
  const all = [
    ['Site', dev ? `${siteUrl} (pages and functions follow your edits)` : siteUrl],
    ...rows,
    ['Data', source],
    ['Ready in', `${seconds.toFixed(1)} s`],
  ] as const;
  const lines = all.map(([name, value]) => `  ${name.padEnd(15)}${value}`);
  return `\n${lines.join('\n')}\n\nCtrl-C stops everything; the data stays in ${spokenProject(LOCAL)}/.`;
}
