/** What a spreadsheet may take for a formula, also after blanks and invisible characters, which some of them drop. */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** A text as a cell of a file for spreadsheets: what begins like a formula gets an apostrophe before it. */
export const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
