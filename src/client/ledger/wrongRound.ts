import { beaconChain } from '#domain/ledger/seed/beaconChain.ts';
import type { SaidRound } from '#domain/ledger/seedFault.ts';

/**
 * The first round whose signature is not its beacon's own; undefined if each is. Loads the curve, a large script, and takes a few
 * tenths of a second a round.
 * @param told after each round, how many have been checked
 */
export async function wrongRound(
  rounds: readonly SaidRound[],
  told: (checked: number) => void = () => {},
): Promise<SaidRound | undefined> {
  const { isOfRound } = await import('#domain/ledger/seed/beaconSignature.ts');
  for (const [at, one] of rounds.entries()) {
    const chain = beaconChain(one.beacon);
    if (!chain || !isOfRound(chain, one.round, one.signature)) return one;
    told(at + 1);
    // The page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

/** How many rounds prove nothing outside their machine. */
export const localRounds = (rounds: readonly SaidRound[]): number =>
  rounds.filter(({ beacon }) => beaconChain(beacon)?.isLocal).length;
