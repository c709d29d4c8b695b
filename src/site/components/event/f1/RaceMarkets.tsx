import { eventToCheck } from '#domain/check/eventCheck.ts';
import { F1_MARKETS, marketRows } from '#domain/events/f1/market.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import {
  fastestLapShares,
  poleShares,
  type RaceOutcome,
  topShares,
  winShares,
} from '#domain/outcomes/race.ts';
import { raceLadder } from '#domain/outcomes/raceLadder.ts';
import { TabSet } from '../../ui/TabSet.tsx';
import { MarketTable } from './MarketTable.tsx';

interface Props {
  readonly race: StoredEvent<RaceEvent>;
  readonly outcome: RaceOutcome;
  /** The same race before qualifying, for the pole. */
  readonly before: RaceOutcome;
  /** Name of the tabs in the address, unique on the page. */
  readonly group: string;
}

function Pole({ race, before }: Pick<Props, 'race' | 'before'>) {
  const first = race.cars.find(({ grid }) => grid === 1);
  if (before.pole.length === 0) {
    return (
      <p className="note">{`Qualifying is over: ${first?.driver ?? 'the pole sitter'} starts from pole.`}</p>
    );
  }
  return (
    <>
      <MarketTable
        caption={`${race.name}: pole position`}
        rows={marketRows(before, poleShares(before))}
      />
      <p className="note">
        Simulated before qualifying, from ratings only. The other tables use the real grid once it
        is known.
      </p>
    </>
  );
}

/** A race's four markets in tabs: winner, podium, fastest lap, pole. */
export function RaceMarkets({ race, outcome, before, group }: Props) {
  const of = eventToCheck(race);
  const runs = outcome.runs.toLocaleString('en-US');
  const panels = {
    'race-winner': (
      <>
        <h3 className="visually-hidden">Race Winner</h3>
        <MarketTable
          caption={`${race.name}: race winner`}
          rows={marketRows(outcome, winShares(outcome))}
          ladder={raceLadder(outcome)}
          of={of}
        />
        <p className="note">
          {`Finishing position over ${runs} races. Tick: the middle result. Block: the middle half. Line: nine races in ten.`}
        </p>
      </>
    ),
    podium: (
      <>
        <h3 className="visually-hidden">Podium</h3>
        <MarketTable
          caption={`${race.name}: podium`}
          rows={marketRows(outcome, topShares(outcome, 3), 3)}
          of={of}
          places={3}
        />
        <p className="note">
          {`Share of ${runs} races with a top-three finish. The probabilities of all drivers add to 300%.`}
        </p>
      </>
    ),
    'fastest-lap': (
      <>
        <h3 className="visually-hidden">Fastest Lap</h3>
        <MarketTable
          caption={`${race.name}: fastest lap`}
          rows={marketRows(outcome, fastestLapShares(outcome))}
        />
        <p className="note">
          {`Share of ${runs} races with the fastest lap. We have no lap times, so this market is untested.`}
        </p>
      </>
    ),
    qualifying: (
      <>
        <h3 className="visually-hidden">Pole Position</h3>
        <Pole race={race} before={before} />
      </>
    ),
  };
  return (
    <TabSet
      group={group}
      label={`Markets of the ${race.name}`}
      tabs={F1_MARKETS.map((tab) => ({ ...tab, panel: panels[tab.id] }))}
    />
  );
}
