import type { ReactNode } from 'react';
import type { FightCard } from '#domain/events/fightCard.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { Instant } from '#domain/time/time.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { SeenAt } from '../ui/SeenAt.tsx';
import { isPredictedBout } from './figures.ts';

interface Props {
  readonly card: StoredEvent<FightCard>;
  /** Day of an authored sample: "June 16, 2025". */
  readonly updated: string | undefined;
  readonly id: string;
  /** Whose odds the card's chances are adjusted to, in words. */
  readonly anchored?: string | undefined;
  /** Whether every prediction was on the ledger before the start. */
  readonly inTime?: boolean;
  readonly now: Instant;
}

function factsText({ card, updated, now }: Pick<Props, 'card' | 'updated' | 'now'>): ReactNode {
  if (updated) {
    return `Fighters, weight classes, rounds, ages and records are public facts as of ${updated}, entered by hand. Where public sources disagree on a record, we leave it out. Strengths and weaknesses are our own view of past fights.`;
  }
  if (card.sample) {
    return 'These fights are not real bookings: matchups and prices are samples. The fighters are real, with their records as of June 30, 2025.';
  }
  return (
    <>
      Bouts, records and prices come from the live feed and were last confirmed at{' '}
      <SeenAt at={oldestEventDatum(card)} now={now} />.
    </>
  );
}

const Source = ({ of, text }: { readonly of: string; readonly text: ReactNode }) => (
  <div>
    <dt className="font-[680]">{of}</dt>
    <dd className="max-w-[72ch] text-ink-2 text-pretty">{text}</dd>
  </div>
);

/** Sources of a card's facts and figures. */
export function Sources({ card, updated, id, anchored, inTime = false, now }: Props) {
  const recipe = card.bouts.find(isPredictedBout)?.prediction.recipe;
  const known = updated
    ? ' Today’s ratings already know how this card ended, so the figures show how the page works, not what we would have said.'
    : '';
  return (
    <>
      <h3 className="part" id={id}>
        Sources
      </h3>
      <div className="panel sources">
        <Disclose summary="Facts, ratings, figures and odds">
          <dl className="grid gap-3 text-14 leading-[1.5]">
            <Source of="Facts" text={factsText({ card, updated, now })} />
            <Source
              of="Ratings"
              text={`Our ratings learn from UFC results and closing odds since 2010, never from the odds of the fight itself. Where books price a fight, its chance here blends theirs with our ratings; without odds it is our ratings alone.${known}`}
            />
            {recipe && (
              <Source
                of="Figures"
                text={`All figures for a fight come from the same simulated fights (engine ${recipe.engineVersion}). Run them again and you get the same numbers.${inTime ? ' Each was on the ledger before the start.' : ''}`}
              />
            )}
            <Source
              of="Odds"
              text={[
                anchored,
                'At fair odds, in parentheses, a bet breaks even if our chance is right. The books we read have no prices for methods or rounds, so we show none.',
              ]
                .filter(Boolean)
                .join(' ')}
            />
          </dl>
        </Disclose>
      </div>
    </>
  );
}
