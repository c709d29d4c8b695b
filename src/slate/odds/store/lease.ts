import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

/** The right to read odds, for so many seconds; undefined while another reading has it. */
export async function claimOdds(client: Client, seconds: number): Promise<number | undefined> {
  const call = client.rpc('claim_odds_reading', { p_seconds: seconds });
  return (await readData('claiming the reading of odds', call, z.int().nullable())) ?? undefined;
}

/** Gives the right back. */
export async function endOdds(client: Client, token: number): Promise<void> {
  const call = client.rpc('end_odds_reading', { p_token: token });
  await expectSuccess('ending the reading of odds', call);
}
