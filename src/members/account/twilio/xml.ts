const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain, even escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text for XML content and quoted attributes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NO_XML, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** TwiML; the content is already XML. */
export const twimlDocument = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
