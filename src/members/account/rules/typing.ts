import { digitsIn, formatPhone } from './phone.ts';

/** A field's text and the position of its caret. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** The caret's position right after the given number of digits; after all of them, the end of the text. */
function caretAfter(value: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...value].entries()) {
    if (seen === digits && digits > 0) return index;
    if (/[0-9]/.test(character)) seen += 1;
  }
  return digits <= 0 ? 0 : value.length;
}

/** A phone field after a key press, rewritten as "(xxx) xxx-xxxx"; the caret stays before the same digits. */
export function typedPhone({ value, caret }: Typed): Typed {
  const written = formatPhone(value);
  if (written === value) return { value, caret };
  const atEnd = caret >= value.length;
  // Counted from the end: what was dropped stood at the beginning.
  const before = digitsIn(written) - digitsIn(value.slice(caret));
  return { value: written, caret: atEnd ? written.length : caretAfter(written, before) };
}

/** Text put in the place of what is selected in a field. */
export const pasted = (value: string, from: number, to: number, text: string): Typed => ({
  value: value.slice(0, from) + text + value.slice(to),
  caret: from + text.length,
});
