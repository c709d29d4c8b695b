import type {
  ShownFight,
  ShownFighter,
  ShownFightPrediction,
} from '#contract/answers/fights/shownFight.ts';
import { recordText } from '#domain/fights/record.ts';
import { isLive } from '#domain/fights/schedule.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { chanceOfFirst } from '#domain/outcomes/fightPrediction.ts';
import { clockTime, type Instant, isToday, longDate } from '#domain/time/time.ts';
import { unpredictedText } from '#domain/words/pendingText.ts';
import { Comb, EmptyComb } from '../../charts/Comb.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
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

/** An evening of boxing by its main event: facts, both fighters, prediction, undercard. */
export function EventCard({ event, now }: Props) {
  const { fighters, prediction, undercard } = event;
  const [first, second] = fighters;
  const chance = chanceOfFirst(prediction, first.name);
  const other = chance === undefined ? undefined : 100 - chance;
  return (
    <article className="card bout evening">
      {chance === undefined ? (
        <EmptyComb />
      ) : (
        <Comb away={chance} home={100 - chance} awayName={first.name} homeName={second.name} />
      )}
      <div className="meta">
        <Badges event={event} now={now} />
        <time className="whitespace-normal" dateTime={event.date}>
          {whenText(event)}
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
      {undercard.length > 0 && <Undercard undercard={undercard} />}
    </article>
  );
}
