/** Text that a spreadsheet may take for a formula, also after blanks and invisible characters, which some spreadsheets drop. */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** A text as a cell of a spreadsheet file: text that begins like a formula gets an apostrophe in front. */
export const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
