import type { Notice } from './packageNotice.ts';

const LINE = '-'.repeat(72);

const section = ({ name, license, text }: Notice): string =>
  `${LINE}\n${name} (${license})\n${LINE}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;

/** The notices as a page of text, by name. */
export function noticesText(site: string, notices: readonly Notice[]): string {
  const byName = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    `${site}: other people's work in this site\n`,
    'Pages of this site hold the following, unchanged or in parts. We thank their authors.\n',
    byName.map(({ name, license }) => `${name} (${license})`).join('\n'),
    '',
    ...byName.map(section),
  ].join('\n');
}
