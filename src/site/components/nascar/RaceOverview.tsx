import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { DriverProbability, RaceCardData } from '#domain/nascar/raceCard.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { fairAmericanText, fairDecimalText } from '#domain/prices/fairPrice.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { ShareBars } from '../charts/ShareBars.tsx';
import { FinishLadder, type FinishRow } from '../field/FinishLadder.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';

const TOP_DRIVERS = 10;

function row({ driver, team, probability, finish }: DriverProbability): FinishRow {
  return {
    key: driver,
    name: driver,
    detail: team,
    spread: finish,
    words: `middle finish ${ordinal(finish.middle)}, half of all races between ${ordinal(finish.low50)} and ${ordinal(finish.high50)}, nine in ten between ${ordinal(finish.low90)} and ${ordinal(finish.high90)}`,
    cells: [
      percent(probability, 1),
      fairAmericanText(probability / 100),
      fairDecimalText(probability / 100),
    ],
  };
}

const miles = (value: number | undefined): string => (value === undefined ? '' : `${value} miles`);

/** Labeled places on a race's axis: the win, every tenth place and the last. */
const marks = (cars: number) => [
  { place: 1, text: '1st' },
  ...[10, 20, 30]
    .filter((place) => place < cars - 3)
    .map((place) => ({ place, text: String(place), optional: place !== 20 })),
  { place: cars, text: String(cars) },
];

interface Props {
  readonly race: RaceCardData;
  /** The race, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** Storyline, the race's facts, top drivers as a ladder, the manufacturer winner. */
export function RaceOverview({ race, of }: Props) {
  const { driverProbabilities, manufacturerWinner } = race;
  const facts: readonly Fact[] = [
    ['Distance', miles(race.distance)],
    ['Laps', race.laps],
    ['Track length', race.trackLength === undefined ? '' : `${race.trackLength}-mile track`],
    ['Track type', race.trackType],
  ];
  return (
    <div className="columns">
      <div>
        <h5>Top drivers</h5>
        <FinishLadder
          caption={`${race.name}: who wins, most likely first, with finishing places`}
          who="Driver"
          columns={['Win', 'Fair odds', 'Decimal']}
          rows={driverProbabilities.slice(0, TOP_DRIVERS).map(row)}
          last={driverProbabilities.length}
          marks={marks(driverProbabilities.length)}
          of={of}
        />
        <p className="note">
          {`Finishing position over ${race.runs.toLocaleString('en-US')} simulated races. Tick: the middle result. Block: the middle half. Line: nine races in ten.`}
        </p>
      </div>
      <div>
        {race.keyStoryline && (
          <div>
            <h5>Key storyline</h5>
            <p className="text-15 leading-[1.5] text-pretty">{race.keyStoryline}</p>
          </div>
        )}
        <Facts facts={facts} />
        <div>
          <h5>Manufacturer winner</h5>
          <ShareBars
            label={`${race.name}: win probability by manufacturer`}
            full={1}
            bars={manufacturerWinner.map(({ manufacturer, probability }) => ({
              label: manufacturer,
              share: probability / 100,
              tone: 'home',
            }))}
          />
        </div>
      </div>
    </div>
  );
}
