import { Facts } from '#components/ui/Facts.tsx';
import type { FightEvent } from '#domain/answers/fightEvent.ts';
import { boxingRoundMinutes, roundsText } from '#domain/fights/boxingRules.ts';

/** Venue, location, promoter, broadcaster and rounds, as far as they are known. */
export function EventFacts({ event }: { readonly event: FightEvent }) {
  const { venue, location, promoter, broadcaster, rounds, women } = event;
  const facts = [
    ['Venue', venue],
    ['Location', location],
    ['Promoter', promoter],
    ['Broadcaster', broadcaster],
    ['Rounds', roundsText(rounds, boxingRoundMinutes(women))],
  ] as const;
  return <Facts facts={facts} className="card-facts" />;
}
