import { sportTitle } from '#components/event/eventTitle.ts';
import type { Sealed } from '#components/event/LedgerNote.tsx';
import { OffSeason } from '#components/event/OffSeason.tsx';
import { PageLinks } from '#components/event/OnPage.tsx';
import { FightNights } from '#components/fights/FightNights.tsx';
import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import { fightCards } from '#domain/fights/fightCards.ts';
import { nightCards } from '#domain/fights/nightCards.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import type { FactsWithStats, TitledPage } from './ownPage.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

export const UFC_TITLE = 'UFC and MMA Predictions';

const OF_CARD = [
  { href: '#next-main-event', text: 'Main event' },
  { href: '#next-main-card', text: 'Main card' },
  { href: '#next-prelims', text: 'Preliminary card' },
  { href: '#next-sources', text: 'Sources' },
];

/** Ledger entries of a card's bouts, by the bout's key. */
const sealedIn =
  (ledger: ReadonlyMap<number, LedgerEntry>) =>
  ({ id, bouts, startTime }: ReturnType<typeof fightCards>[number]): Map<string, Sealed> =>
    new Map(
      bouts.flatMap(({ key, prediction }) => {
        const entry = prediction && ledger.get(prediction.id);
        return entry
          ? [[key, { entry, start: startTime, kept: lastingPartPath(id, key) }] as const]
          : [];
      }),
    );

/**
 * What the page of the UFC takes from the slate: the fight cards to come, and a list of them.
 * @param ledger entries by the prediction's id
 * @param about markup below the next main event
 */
export function ufcPage(
  { events, last, stats, asOf, now }: FactsWithStats,
  ledger: ReadonlyMap<number, LedgerEntry>,
  about: string,
): TitledPage {
  const published = fightCards(events);
  const { next, later } = nightCards(published, [], now);
  const links = [
    ...(next ? OF_CARD : []),
    ...later.map(({ name }, index) => ({ href: `#later-${index + 1}`, text: name })),
  ];
  return {
    title: sportTitle(UFC_TITLE, published, now),
    parts: {
      'on-page': <PageLinks parts={links} />,
      nights: (
        <FightNights
          next={next}
          later={later}
          sealedOf={sealedIn(ledger)}
          about={about}
          none={
            <OffSeason
              title="No upcoming events found for UFC"
              sport="UFC"
              events={events}
              last={last}
              now={now}
            />
          }
          now={now}
        />
      ),
      events: <UpcomingEvents sport="UFC" events={events} stats={stats} asOf={asOf} now={now} />,
    },
  };
}
