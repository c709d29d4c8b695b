import type { ShownFight } from '#contract/answers/fights/shownFight.ts';
import { boxingRoundMinutes, boxingRoundsText } from '#domain/fights/boxingRules.ts';

/** Venue, location, rounds, promoter and broadcaster in a line, as far as they are known. */
export function EventFacts({ event }: { readonly event: ShownFight }) {
  const { venue, location, promoter, broadcaster, rounds, women } = event;
  const facts = [
    [venue, location].filter(Boolean).join(', '),
    rounds === undefined ? '' : boxingRoundsText(rounds, boxingRoundMinutes(women)),
    promoter && `Promoter: ${promoter}`,
    broadcaster && `Broadcaster: ${broadcaster}`,
  ].filter(Boolean);
  return facts.length === 0 ? null : (
    <p className="note pt-0 px-4 pb-2.5">{`${facts.join('. ')}.`}</p>
  );
}
