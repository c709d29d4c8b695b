import type { SeedFrom } from '../game/seedFrom.ts';
import { beaconChain } from '../ledger/seed/beaconChain.ts';

/** Where a recipe's seed comes from, in one sentence; undefined on predictions made before it was said. */
export function seedWords(from: SeedFrom | undefined): string | undefined {
  if (!from) return undefined;
  if (!('beacon' in from)) return `Its seed follows from the published rule: ${from.why}.`;
  const chain = beaconChain(from.beacon);
  if (chain?.isLocal !== false) {
    return 'Its seed is from a local beacon, which proves nothing outside this machine.';
  }
  const [round, line] = [from.round, from.inputsLine].map((n) => n.toLocaleString('en-US'));
  return `Nobody chose its seed: it is from round ${round} of ${chain.name}, due after line ${line} sealed the inputs.`;
}
