const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

/** A line with its https addresses as links. */
const linked = (line: string): string =>
  line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, n) =>
      n % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');

/** The same as a simple page under its subject: paragraphs, line ends and links. It loads nothing, so nothing reveals that it was read. */
export const htmlOf = (subject: string, text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.split('\n').map(linked).join('<br>')}</p>`)
    .join('')}</body></html>`;

/** The footer of each e-mail that a member has agreed to. */
export const footer = (to: {
  readonly name: string;
  readonly siteUrl: string;
  readonly helpLine: string;
  readonly unsubscribe: string;
  readonly postalAddress: string;
}): string =>
  [
    '--',
    `Help with gambling: ${to.helpLine}`,
    `You turned on e-mails from ${to.name}. Change or stop them: ${to.siteUrl}/account`,
    `Stop them at once: ${to.unsubscribe}`,
    to.postalAddress,
  ].join('\n');
