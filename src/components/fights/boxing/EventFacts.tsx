import { Facts } from '#components/ui/Facts.tsx';
import type { ShownFight } from '#contract/answers/fights/shownFight.ts';
import { boxingRoundMinutes, roundsText } from '#domain/fights/boxingRules.ts';

/** Venue, location, promoter, broadcaster and rounds, as far as they are known. */
export function EventFacts({ event }: { readonly event: ShownFight }) {
  const { venue, location, promoter, broadcaster, rounds, women } = event;
  const facts = [
    ['Venue', venue],
    ['Location', location],
    ['Promoter', promoter],
    ['Broadcaster', broadcaster],
    ['Rounds', rounds === undefined ? undefined : roundsText(rounds, boxingRoundMinutes(women))],
  ] as const;
  return <Facts facts={facts} className="card-facts" />;
}
