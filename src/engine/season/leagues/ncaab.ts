import { InputError } from '#domain/numbers/inputError.ts';
import { formatIn } from '#domain/season/formatIn.ts';
import { NCAAB_FORMATS } from '#domain/season/formats/ncaab.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRules } from '../run.ts';
import { playBracket } from './college/bracket.ts';
import { checkedSlots } from './college/checkedSlots.ts';
import { goalBits } from './goalBits.ts';

/** The round, counted from the First Four as 1, in which each goal is reached; one more than the last for the title. */
const ROUND_OF = { sweet16: 4, finalFour: 6, final: 7, title: 8 } as const;

/** Slots of the tournament of 68: 64, of which four have two teams. */
const SLOTS = 64;

/** The tournament, from its pairings. Throws an InputError before they are drawn, or if they are not 64 slots. */
export function ncaabRules(inputs: SeasonInputs): SeasonRules {
  const { goals, rounds } = formatIn(NCAAB_FORMATS, inputs.season);
  const slots = checkedSlots(inputs, SLOTS);
  if (!slots) throw new InputError('The bracket is not drawn yet', 'bracket');
  const seeds = inputs.bracket?.seeds ?? [];
  const bits = goalBits(inputs, ['sweet16', 'finalFour', 'final', 'title']);
  const given = Array.from({ length: ROUND_OF.title + 1 }, (_, reached) =>
    (['sweet16', 'finalFour', 'final', 'title'] as const).reduce(
      (sum, id) => (reached >= ROUND_OF[id] ? sum | bits[id] : sum),
      0,
    ),
  );
  return {
    shape: { goals: goals.length, rounds: rounds.length },
    settle(run, out) {
      playBracket(run, slots, out, true);
      for (const [at, slot] of slots.entries()) {
        for (const team of slot) {
          out.rank[team] = seeds[at] ?? 0;
          out.goals[team] = given[out.reached[team] ?? 0] ?? 0;
        }
      }
    },
  };
}
