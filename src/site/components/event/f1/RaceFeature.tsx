import { circuitType } from '#domain/events/f1/circuit.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { eventClock, toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { rerunOfRace } from '#domain/rerun/ofEvent.ts';
import { clockTime, easternDate, fullDate, type Instant } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { slug } from '#domain/words/slug.ts';
import { Panel } from '../../game/Panel.tsx';
import { RerunFold } from '../../rerun/RerunFold.tsx';
import { ClockBadges } from '../../ui/ClockBadges.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { SampleBadge, SampleNote } from '../SampleNote.tsx';
import { WinnerGlance } from '../WinnerGlance.tsx';
import { RaceInsights } from './RaceInsights.tsx';
import { RaceMarkets } from './RaceMarkets.tsx';

interface Props {
  readonly race: StoredEvent<RaceEvent>;
  /** Name of its tabs in the address, unique on the page. */
  readonly group: string;
  /** The same race before qualifying, for the pole; absent if the race's own grid is still open. */
  readonly open?: StoredEvent<RaceEvent> | undefined;
  readonly now: Instant;
}

/** The strengths of a sample that were set by hand, in words; nothing without any. */
function ByHand({ race }: Pick<Props, 'race'>) {
  const adjusted = race.cars
    .filter(({ rating }) => rating !== undefined)
    .map(({ driver, rating }) => `${driver} (+${rating?.toFixed(3)})`)
    .join(', ');
  if (race.source !== 'authored' || adjusted === '') return null;
  return (
    <p className="note">
      {`Inputs set by hand: the strengths of ${adjusted} are raised, in standard deviations of one race’s luck, so that the leader wins 53.3% and is on the podium in 88.8%.`}
    </p>
  );
}

/** A predicted race in full: its likeliest winner, its markets in tabs, its key insights. */
export function RaceFeature({ race, group, open, now }: Props) {
  const outcome = race.prediction?.outcome;
  const before = open?.prediction?.outcome ?? outcome;
  if (!outcome || !before) return null;
  const day = fullDate(easternDate(race.startTime));
  const when = `${day}, ${clockTime(race.startTime)}`;
  const authored = race.source === 'authored';
  const rerun = rerunOfRace(race);
  const circuit = circuitType(race.track, race.name);
  const { laps, miles, venue } = race;
  return (
    // An authored race has no clock.
    <div className="columns race-feature" {...(authored ? {} : eventClock(race))}>
      <div>
        {authored && <SampleNote thing="race" />}
        <section className="panel">
          <div className="panel-head">
            <h2>{race.name}</h2>
            {authored ? (
              <SampleBadge day={day} />
            ) : (
              <ClockBadges told={toldOfEvent(race)} now={now} />
            )}
            <p className="subline w-full">
              {`${venue?.name ?? race.track}. `}
              <time dateTime={race.startTime}>
                <Whole text={when} />
              </time>
            </p>
          </div>
          <div className="content">
            <WinnerGlance event={race} />
            {race.keyStoryline && <p className="subline storyline mb-3">{race.keyStoryline}</p>}
            <RaceMarkets race={race} outcome={outcome} before={before} group={group} />
          </div>
          <Disclose id={`fair-${slug(race.name)}`} summary="Fair odds and status" of={race.name}>
            <p className="note">
              At fair odds a bet breaks even if our chance is right. We have no bookmaker’s prices
              for this race, so we show none. Status: Favorite from 25%, Strong from 15%, Threat
              from 5%, Upside from 1%, else Longshot; for the podium these are three times as high.
            </p>
            <ByHand race={race} />
          </Disclose>
          {rerun && <RerunFold rerun={rerun} of="races" what={race.name} />}
        </section>
      </div>
      <div>
        <RaceInsights outcome={outcome} />
        <Panel title="The race" fold={circuit}>
          <Facts
            facts={[
              ['Date', when],
              ['Circuit', placeText(venue?.name ?? race.track, venue?.city, venue?.country)],
              ['Circuit type', circuit],
              [
                'Distance',
                laps !== undefined &&
                  miles !== undefined &&
                  `${laps} laps, ${miles.toFixed(1)} miles`,
              ],
              ['Simulated', `${outcome.runs.toLocaleString('en-US')} races`],
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
