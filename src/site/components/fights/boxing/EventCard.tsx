import type {
  ShownFight,
  ShownFighter,
  ShownFightPrediction,
} from '#contract/answers/fights/shownFight.ts';
import { wordsCheckPath } from '#domain/check/eventCheck.ts';
import { type PriceClock, priceClock } from '#domain/events/priceClock.ts';
import { longestHours } from '#domain/events/upcomingEvents.ts';
import { recordText } from '#domain/fights/record.ts';
import { isLive } from '#domain/fights/schedule.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { chanceOfFirst } from '#domain/outcomes/fightPrediction.ts';
import { clockTime, type Instant, isToday, longDate } from '#domain/time/time.ts';
import { unpredictedText } from '#domain/words/pendingText.ts';
import { Comb, EmptyComb } from '../../charts/Comb.tsx';
import { PairPriceLine } from '../../event/PairPriceLine.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { Corner } from '../Corner.tsx';
import { EventFacts } from './EventFacts.tsx';
import { FighterFacts } from './FighterFacts.tsx';
import { methodWords } from './methodWords.ts';
import { PredictionPanel } from './PredictionPanel.tsx';
import { Undercard } from './Undercard.tsx';

interface Props {
  readonly event: ShownFight;
  readonly now: Instant;
}

/** "Saturday, November 21, 8:00 PM EST" */
const whenText = ({ date, timeKnown }: ShownFight): string =>
  `${longDate(date)}, ${timeKnown ? clockTime(date) : 'time TBD'}`;

const under = ({ record, titles }: ShownFighter): string =>
  [record && recordText(record), titles[0]].filter(Boolean).join(', ');

/** "Ann Able, Decision 34%" */
const pickWords = (prediction: ShownFightPrediction, first: string): string =>
  [
    isEven(prediction.winProbability) && 'Toss-up',
    prediction.winner,
    methodWords(prediction, first),
  ]
    .filter(Boolean)
    .join(', ');

function Badges({ event, now }: Props) {
  return (
    <>
      {isLive({ status: event.status, startTime: event.date }, now) && (
        <Badge kind="live">LIVE</Badge>
      )}
      {isToday(event.date, now) && <Badge kind="today">TODAY</Badge>}
      {event.weightClass !== '' && <Badge kind="league">{event.weightClass}</Badge>}
      {event.titleFight && <Badge kind="outline">Title Fight</Badge>}
    </>
  );
}

/** When the evening's prices were last confirmed; before any, the evening itself. */
const seenAt = ({ pricesAsOf, asOf }: ShownFight): string => pricesAsOf ?? asOf;

/** As its answer was made: from then on the page's clock shows the state of its prices, also in a card that is drawn again. */
const pricesOf = (event: ShownFight): PriceClock => {
  const asOf = seenAt(event);
  return priceClock({ status: event.status, startTime: event.date, asOf }, asOf);
};

/** The card's attributes for the page's clock (client/gameClock.ts). */
const clockOf = (event: ShownFight) => ({
  'data-start': event.date,
  'data-status': event.status,
  'data-time-known': event.timeKnown,
  'data-longest': longestHours('fights'),
  'data-as-of': seenAt(event),
  'data-league': 'Boxing',
});

/** An evening of boxing by its main event: facts, both fighters, prediction, undercard. */
export function EventCard({ event, now }: Props) {
  const { fighters, prediction, undercard } = event;
  const [first, second] = fighters;
  const chance = chanceOfFirst(prediction, first.name);
  const other = chance === undefined ? undefined : 100 - chance;
  return (
    <article className="card bout evening" {...clockOf(event)}>
      {chance === undefined ? (
        <EmptyComb />
      ) : (
        <Comb away={chance} home={100 - chance} awayName={first.name} homeName={second.name} />
      )}
      <div className="meta">
        <Badges event={event} now={now} />
        <time className="whitespace-normal" dateTime={event.date}>
          <Whole text={whenText(event)} />
        </time>
      </div>
      <div>
        <h3>{event.title}</h3>
        <EventFacts event={event} />
        <div className="corners">
          {fighters.map((fighter, index) => (
            <div key={fighter.name}>
              <Corner
                name={fighter.name}
                under={under(fighter)}
                side={index === 0 ? 'a' : 'b'}
                chance={index === 0 ? chance : other}
                favourite={((index === 0 ? chance : other) ?? 0) >= 50}
              />
              <Disclose summary="More details" of={fighter.name}>
                <FighterFacts fighter={fighter} />
              </Disclose>
            </div>
          ))}
        </div>
        <PairPriceLine
          price={event.bestPrice}
          at={pricesOf(event)}
          check={wordsCheckPath(fighters.map(({ name }) => name).join(' '))}
          className="px-4 py-2.5"
        />
        {prediction ? (
          <Disclose
            summary="AI Prediction"
            of={event.title}
            figure={pickWords(prediction, first.name)}
          >
            <PredictionPanel prediction={prediction} fighters={fighters} />
          </Disclose>
        ) : (
          <p className="note pending">
            {unpredictedText(
              { start: event.date, timeKnown: event.timeKnown, status: event.status },
              now,
            )}
          </p>
        )}
      </div>
      {undercard.length > 0 && <Undercard undercard={undercard} at={pricesOf(event)} />}
    </article>
  );
}
