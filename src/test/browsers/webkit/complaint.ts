/** Lines that MiniBrowser prints of a page's console: `CONSOLE JS ERROR TypeError: …`, `CONSOLE SECURITY ERROR Refused to …`. */
const LINE = /^.*CONSOLE (\S+) ERROR (.*)$/gm;

/** What the page's console has complained of. */
export const complaintsIn = (log: string): readonly string[] =>
  [...log.matchAll(LINE)].map(([, kind, text]) => `${kind}: ${text}`);
