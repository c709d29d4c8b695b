import { isTextTrouble, type TextTrouble } from '#domain/operation/textTroubles.ts';

/** In front of the trouble, in the error that our Send-SMS hook answers and Supabase Auth hands on word for word. */
const BEFORE = 'Text not taken: ';

/** What the hook says of a text that the provider refused. */
export const notTakenMessage = (trouble: TextTrouble): string => BEFORE + trouble;

/** The trouble in an error of Supabase Auth; undefined if it is not the hook's. */
export function troubleIn(message: string): TextTrouble | undefined {
  const trouble = message.startsWith(BEFORE) ? message.slice(BEFORE.length) : null;
  return isTextTrouble(trouble) ? trouble : undefined;
}
