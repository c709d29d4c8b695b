import { lastingEventPath } from '#domain/archive/eventAddress.ts';
import { winnerPickOf } from '#domain/archive/keptEvent.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { clockTime, easternDate, fullDate, type Instant } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Comb, EmptyComb } from '../../charts/Comb.tsx';
import { TwoChances } from '../../event/TwoChances.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PartSides } from './PartSides.tsx';
import {
  CALL_TEXT,
  CALL_TONE,
  callOfPart,
  type PartOf,
  partState,
  partTitle,
} from './partWords.ts';

interface Props extends PartOf {
  readonly now: Instant;
}

/** "November 22, 2026, 1:00 PM EST" */
export function eventWhenText({ startTime, timeKnown, kind }: SportEvent): string {
  const day = fullDate(easternDate(startTime));
  return timeKnown && kind !== 'tournament' ? `${day}, ${clockTime(startTime)}` : day;
}

/** The published chances of two, or the comb's empty place. */
function chancesOf({ part }: PartOf) {
  const pick = winnerPickOf(part);
  if (!part.names || !pick) return undefined;
  const [a, b] = part.names;
  const ofA = pick.pick === a ? pick.probability : 100 - pick.probability;
  const [first, second] = lastNames(a, b);
  return {
    sides: [
      [first, ofA],
      [second, 100 - ofA],
    ] as const,
    ofA,
  };
}

/** Where the event is: the card of a bout, the place of any other. */
function Where({ event, part }: PartOf) {
  const { name, city, country } = event.venue ?? {};
  const place = placeText(name, city, country);
  const of = event.kind === 'match' ? event.tournament : undefined;
  return (
    <p className="subline">
      <time dateTime={event.startTime}>{eventWhenText(event)}</time>
      {part.key !== '' && (
        <>
          {', '}
          <a href={lastingEventPath(event.id)}>{event.name}</a>
        </>
      )}
      {of !== undefined && `, ${of}`}
      {place !== '' && `, ${place}`}
    </p>
  );
}

/** Head of a part's page: who or what, when, its state, and the chances that were published. */
export function PartHead({ now, ...of }: Props) {
  const { event, part } = of;
  const chances = chancesOf(of);
  const call = callOfPart(part);
  const pick = winnerPickOf(part);
  return (
    <section className="score fight mb-1" id="verdict" aria-label={partTitle(of)}>
      {chances ? (
        <Comb
          size="big"
          away={chances.ofA}
          home={100 - chances.ofA}
          awayName={chances.sides[0][0]}
          homeName={chances.sides[1][0]}
        />
      ) : (
        <EmptyComb size="big" />
      )}
      <div className="inner">
        {chances && <TwoChances sides={chances.sides} />}
        <div className="split">
          <div className="meta">
            <Badge kind="league">{leagueLabel(event.league)}</Badge>
            <Badge kind="outline">{partState(of, now)}</Badge>
            {call && <span className={`badge ${CALL_TONE[call]}`}>{CALL_TEXT[call]}</span>}
          </div>
          <h1>{partTitle(of)}</h1>
          <Where {...of} />
          {!part.names && pick && (
            <p className="subline">{`Our favorite: ${pick.pick}, ${percent(pick.probability, 1)} to win`}</p>
          )}
        </div>
        {part.names && <PartSides {...of} names={part.names} />}
      </div>
    </section>
  );
}
