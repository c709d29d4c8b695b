import { LOCAL, spoken } from './project.ts';
import { TEST_CODES } from './standins/auth/testCodes.ts';

export interface Summary {
  readonly siteUrl: string;
  /** Undefined with a hosted project. */
  readonly inboxUrl: string | undefined;
  readonly emailUrl: string | undefined;
  readonly pushUrl: string | undefined;
  readonly telephoneUrl: string | undefined;
  readonly source: string;
  readonly seconds: number;
  readonly dev: boolean;
}

const testPhone = (): string =>
  Object.entries(TEST_CODES)
    .map(([digits, code]) => `+${digits}, code ${code}`)
    .join('; ');

/** What a start prints when the site is up. */
export function summary({
  siteUrl,
  inboxUrl,
  emailUrl,
  pushUrl,
  telephoneUrl,
  source,
  seconds,
  dev,
}: Summary): string {
  const rows: [string, string][] = [
    ['Site', dev ? `${siteUrl} (pages and functions follow your edits)` : siteUrl],
    ...(inboxUrl === undefined
      ? []
      : ([
          ['SMS inbox', inboxUrl],
          ['Test phone', testPhone()],
        ] satisfies [string, string][])),
    ...(emailUrl === undefined ? [] : ([['E-mail inbox', emailUrl]] satisfies [string, string][])),
    ...(pushUrl === undefined ? [] : ([['Notifications', pushUrl]] satisfies [string, string][])),
    ...(telephoneUrl === undefined
      ? []
      : ([['Telephone', telephoneUrl]] satisfies [string, string][])),
    ['Data', source],
    ['Ready in', `${seconds.toFixed(1)} s`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`);
  return `\n${lines.join('\n')}\n\nCtrl-C stops everything; the data stays in ${spoken(LOCAL)}/.`;
}
