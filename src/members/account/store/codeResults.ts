import type { CodeDelivery } from '#domain/operation/codeDeliveries.ts';
import type { TextTrouble } from '#domain/operation/textTroubles.ts';
import { type Client, expectSuccess } from '#store/client.ts';

export interface CodeResult {
  /** The text's id, which Supabase Auth gave it. */
  readonly text: string;
  /** Unasked: nobody had asked us for it, and it was not sent. */
  readonly state: CodeDelivery['state'] | 'unasked';
  readonly trouble?: TextTrouble | undefined;
  /** The provider's own error. */
  readonly code?: number | undefined;
}

/** Notes what became of a text with a code, for the owner: nothing of the number. */
export const noteCodeText = (
  client: Client,
  { text, state, trouble, code }: CodeResult,
): Promise<unknown> =>
  expectSuccess(
    'noting what became of a code',
    client.rpc('note_code_text', {
      p_text: text,
      p_state: state,
      p_trouble: trouble ?? null,
      p_code: code ?? null,
    }),
  );
