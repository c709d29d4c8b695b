import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

/** Which sessions must name the card on file before actions that cost money or cannot be undone. */
export const createCardChecks = (client: Client) => ({
  isNeeded: (memberId: string, sessionId: string): Promise<boolean> => {
    const call = client.rpc('needs_card', { p_member: memberId, p_session: sessionId });
    return readData('asking for a card check', call, z.boolean());
  },
  /** Counts a guess before it is checked. False after too many today. */
  countGuess: (memberId: string): Promise<boolean> => {
    const call = client.rpc('count_card_guess', { p_member: memberId });
    return readData('counting a guess at a card', call, z.boolean());
  },
  noteNamed: (sessionId: string): Promise<unknown> =>
    expectSuccess('noting a named card', client.rpc('note_named_card', { p_session: sessionId })),
});

export type CardChecks = ReturnType<typeof createCardChecks>;
