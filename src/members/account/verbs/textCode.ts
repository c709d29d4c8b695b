import { type Sms, TextNotTaken } from '../channels/sms.ts';
import type { CodeResult } from '../store/codeResults.ts';

interface Tools {
  readonly sms: Sms;
  readonly note: (result: CodeResult) => Promise<unknown>;
}

interface Code {
  /** Supabase Auth's own name for the text. */
  readonly id: string;
  readonly phone: string;
  readonly text: string;
  /** Where the provider posts what became of it. */
  readonly report: string | undefined;
}

/** What a failed send says; undefined if the failure is our own. */
const resultOf = (text: string, error: unknown): CodeResult | undefined =>
  error instanceof TextNotTaken
    ? {
        text,
        state: error.isUnclear ? 'unclear' : 'refused',
        trouble: error.trouble,
        code: error.code,
      }
    : undefined;

/**
 * Texts a code and notes what became of it, for the owner. Throws TextNotTaken as the sender does; a note that fails is only
 * logged.
 */
export async function textCode({ sms, note }: Tools, code: Code): Promise<void> {
  const { id, phone, text, report } = code;
  const noted = (result: CodeResult) =>
    note(result).catch((error: unknown) => console.error('What became of a code:', error));
  try {
    await sms.send(phone, text, report);
  } catch (error) {
    const result = resultOf(id, error);
    if (result) await noted(result);
    throw error;
  }
  await noted({ text: id, state: 'taken' });
}
