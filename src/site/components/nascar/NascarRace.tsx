import { raceAnchor } from '#domain/events/eventAnchor.ts';
import { eventClock, toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { type PredictedRace, type RaceCardData, raceCard } from '#domain/nascar/raceCard.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Instant } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { WinnerGlance } from '../event/WinnerGlance.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ClockBadges } from '../ui/ClockBadges.tsx';
import { Whole } from '../ui/Whole.tsx';
import { RaceViews } from './RaceViews.tsx';

interface Props {
  readonly race: PredictedRace;
  readonly folded?: boolean;
  readonly now: Instant;
}

/** TODAY and the state of a race to come; an authored race has no clock. */
const State = ({ race, now }: Props) =>
  race.source === 'authored' ? null : <ClockBadges told={toldOfEvent(race)} now={now} />;

const When = ({ race, card }: { readonly race: PredictedRace; readonly card: RaceCardData }) => (
  <time dateTime={race.startTime}>
    <Whole text={`${card.date}, ${card.time}`} />
  </time>
);

function Folded({ race, now }: Props) {
  const card = raceCard(race);
  const [first] = card.driverProbabilities;
  return (
    <details>
      <summary>
        <h4 className="text-18 font-[720] tracking-[-0.015em]">{card.name}</h4>
        <span className="subline">
          {`${card.venue}. `}
          <When race={race} card={card} /> <State race={race} now={now} />
        </span>
        {first && (
          <span className="pick grid gap-0">
            <span className="figure-label">Predicted winner</span>
            <b className="text-18">{`${first.driver} ${percent(first.probability, 1)}`}</b>
          </span>
        )}
      </summary>
      <div className="race-card border-t border-line">
        <WinnerGlance event={race} />
        <RaceViews race={race} card={card} />
      </div>
    </details>
  );
}

function Open({ race, now }: Props) {
  const card = raceCard(race);
  return (
    <>
      <header>
        <p className="meta flex flex-wrap gap-1.5 mb-2">
          <Badge kind="league">{card.series}</Badge>
          {race.source === 'authored' && <Badge kind="warn">{card.date}</Badge>}
          <State race={race} now={now} />
        </p>
        <h4 className="text-26 font-wide font-[780] tracking-[-0.028em] leading-[1.15]">
          {card.name}
        </h4>
        <p className="subline">
          {`${placeText(card.venue, card.location)}. `}
          <When race={race} card={card} />
        </p>
      </header>
      <WinnerGlance event={race} />
      <RaceViews race={race} card={card} />
    </>
  );
}

/** A race with its likeliest winner and its four tabs; a folded one names the winner in its summary line. */
export const NascarRace = ({ race, folded = false, now }: Props) => (
  <article
    className={folded ? 'panel race-fold' : 'panel race-card'}
    id={raceAnchor(race.id)}
    {...(race.source === 'authored' ? {} : eventClock(race))}
  >
    {folded ? <Folded race={race} now={now} /> : <Open race={race} now={now} />}
  </article>
);
