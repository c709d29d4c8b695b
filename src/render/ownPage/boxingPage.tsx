import { sportTitle } from '#components/event/eventTitle.ts';
import { sportReruns } from '#components/rerun/sportReruns.tsx';
import { fightEvent } from '#contract/answers/fights/event.ts';
import { oldestAsOf } from '#contract/asOf.ts';
import { fightCards } from '#domain/fights/fightCards.ts';
import { rerunOfBout } from '#domain/rerun/ofEvent.ts';
import { longDate } from '#domain/time/time.ts';
import { BoxingFights } from '#islands/BoxingFights.tsx';
import { Island } from '../Island.tsx';
import type { PageFacts, TitledPage } from './ownPage.ts';

const BOXING_TITLE = 'Boxing Predictions';

/** What the page of boxing takes from the slate: the evenings to come, and fights to run again. */
export function boxingPage({ events, now }: Omit<PageFacts, 'last'>): TitledPage {
  const cards = fightCards(events);
  const fights = cards.flatMap((card) => fightEvent(card) ?? []);
  const reruns = cards.flatMap((card) =>
    card.bouts.flatMap((bout) => {
      const rerun = rerunOfBout(card, bout);
      return rerun
        ? [{ title: `${bout.a.name} vs. ${bout.b.name}, ${longDate(card.startTime)}`, rerun }]
        : [];
    }),
  );
  return {
    title: sportTitle(BOXING_TITLE, events, now),
    parts: {
      fights: (
        <Island
          name="boxing"
          of={
            <BoxingFights events={fights} asOf={oldestAsOf(fights)} builtAt={now.toISOString()} />
          }
        />
      ),
      reruns: sportReruns(reruns, 'fight'),
    },
  };
}
