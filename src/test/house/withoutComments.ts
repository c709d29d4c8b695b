const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** TypeScript's text with a space for each comment; an address in a text is none. */
export const withoutComments = (text: string): string => text.replaceAll(COMMENT, ' ');
