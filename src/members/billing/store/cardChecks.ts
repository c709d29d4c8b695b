import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';

/** Guesses at what a member paid with. */
export const createCardChecks = (client: Client) => ({
  /** Counts a guess before it is checked. False after too many today. */
  countGuess: (memberId: string): Promise<boolean> => {
    const call = client.rpc('count_card_guess', { p_member: memberId });
    return readData('counting a guess at a card', call, z.boolean());
  },
});

export type CardChecks = ReturnType<typeof createCardChecks>;
