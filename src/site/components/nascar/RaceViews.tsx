import { eventToCheck } from '#domain/check/eventCheck.ts';
import { raceAnchor } from '#domain/events/eventAnchor.ts';
import { matchupSides } from '#domain/nascar/headToHead.ts';
import type { PredictedRace, RaceCardData } from '#domain/nascar/raceCard.ts';
import { rerunOfRace } from '#domain/rerun/ofEvent.ts';
import { Matchups } from '../field/Matchups.tsx';
import { RerunFold } from '../rerun/RerunFold.tsx';
import { TabSet } from '../ui/TabSet.tsx';
import { RaceAnalysis } from './RaceAnalysis.tsx';
import { RaceDrivers } from './RaceDrivers.tsx';
import { RaceOverview } from './RaceOverview.tsx';
import { RACE_TABS } from './raceTabs.ts';

interface Props {
  readonly race: PredictedRace;
  readonly card: RaceCardData;
}

/** What a reader should know of the drivers' strengths; nothing for the Cup Series. */
function Strengths({ race, card }: Props) {
  const marked = race.prediction.recipe.notes.some((note) => note.includes('results are known'));
  if (!marked) return null;
  const byHand = race.cars.some(({ rating }) => rating !== undefined);
  return (
    <p className="note mt-4 pt-3 border-t border-line">
      {'We have results for the Cup Series only. '}
      {byHand
        ? 'Strengths of this series’ drivers are set by hand from the season so far,'
        : 'This series’ drivers count as newcomers to it'}
      {
        ' and the races are simulated like Cup races: take the figures as an opinion, not a measurement.'
      }
      {race.sample &&
        ` The entry list is incomplete: ${card.driverProbabilities.length} drivers, the regulars and the guests we know of. Drivers left out cannot win here, so the others win a little too often.`}
    </p>
  );
}

/** A race's four views in tabs, its re-run, and what a reader should know of its strengths. */
export function RaceViews({ race, card }: Props) {
  const rerun = rerunOfRace(race);
  const panels = {
    overview: <RaceOverview race={card} of={eventToCheck(race)} />,
    drivers: <RaceDrivers race={card} of={eventToCheck(race)} />,
    matchups: (
      <>
        <h5>Head-to-head matchups</h5>
        <Matchups
          matchups={card.headToHead.map(matchupSides)}
          label={`Head-to-heads of ${card.name}`}
        />
      </>
    ),
    analysis: <RaceAnalysis race={card} />,
  };
  return (
    <>
      <TabSet
        group={raceAnchor(race.id)}
        label={`${card.name}: views`}
        tabs={RACE_TABS.map((tab) => ({ ...tab, panel: panels[tab.id] }))}
      />
      {rerun && <RerunFold rerun={rerun} of="races" what={card.name} />}
      <Strengths race={race} card={card} />
    </>
  );
}
