import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import { eventToCheck } from '#domain/check/eventCheck.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { priceClock } from '#domain/events/priceClock.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import type { TennisPlayer } from '#domain/events/tennisMatch.ts';
import { toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { clockTime, type Instant, longDate } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Comb } from '../../charts/Comb.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ClockBadges } from '../../ui/ClockBadges.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { PredictedName } from '../PredictedName.tsx';
import { TwoChances } from '../TwoChances.tsx';
import { TwoWayPrice } from '../TwoWayPrice.tsx';
import { likeliestSets } from './likeliestSets.ts';
import { matchPart } from './matchPart.ts';
import { surfaceText } from './surfaces.ts';

interface Props {
  readonly match: PredictedMatch;
  readonly prediction: ShownMatch;
  readonly now: Instant;
}

const Player = ({ player: { name, rank } }: { readonly player: TennisPlayer }) => (
  <div>
    <Monogram name={name} big />
    <p className="abbreviation">
      {surname(name)}
      {rank !== undefined && <small>{`No. ${rank}`}</small>}
    </p>
  </div>
);

function Verdict({ prediction }: Pick<Props, 'prediction'>) {
  const pick = likeliestSets(prediction);
  if (!pick) return null;
  const name = pick.winner === 'home' ? prediction.strHomeTeam : prediction.strAwayTeam;
  return (
    <PredictedName
      name={surname(name)}
      way={`most often ${pick.score}, ${percent(pick.probability, 1)}`}
      even={isEven(prediction.homeWinProbability)}
    />
  );
}

/** Head of a match's page: comb, chances, both players, the likeliest score in sets, the best price. */
export function MatchHead({ match, prediction, now }: Props) {
  const { a, b, startTime, timeKnown, venue, tournament, round, surface, sample } = match;
  const { homeWinProbability: first, awayWinProbability: second } = prediction;
  const where = placeText(venue?.name, venue?.city, venue?.country);
  const asOf = oldestEventDatum(match);
  return (
    <section className="score fight" aria-label={`${a.name} vs. ${b.name}`}>
      <Comb size="big" away={first} home={second} awayName={a.name} homeName={b.name} />
      <div className="inner">
        <TwoChances
          sides={[
            [surname(a.name), first],
            [surname(b.name), second],
          ]}
        />
        <div className="split">
          <div className="meta">
            <Badge kind="league">{tournament}</Badge>
            {round !== undefined && <Badge kind="outline">{round}</Badge>}
            <Badge kind="outline">{surfaceText(surface)}</Badge>
            {sample && <Badge kind="warn">Sample</Badge>}
            <ClockBadges told={toldOfEvent(match)} now={now} />
          </div>
          <h1>
            {a.name} <span>vs.</span> {b.name}
          </h1>
          <p className="subline">
            <time dateTime={startTime}>
              <Whole
                text={`${longDate(startTime)}, ${timeKnown ? clockTime(startTime) : 'time TBD'}`}
              />
            </time>
            {where !== '' && `. ${where}`}
          </p>
        </div>
        <div className="vs">
          <Player player={a} />
          <Verdict prediction={prediction} />
          <Player player={b} />
        </div>
      </div>
      <TwoWayPrice
        part={matchPart(match)}
        names={[surname(a.name), surname(b.name)]}
        seen={asOf}
        at={priceClock({ ...match, asOf }, now)}
        of={eventToCheck(match)}
      />
    </section>
  );
}
