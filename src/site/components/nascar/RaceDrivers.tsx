import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { RaceCardData } from '#domain/nascar/raceCard.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { fairAmericanText, fairDecimalText } from '#domain/prices/fairPrice.ts';
import { counted } from '#domain/words/counted.ts';
import { BetLink } from '../check/BetLink.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  readonly race: RaceCardData;
  /** The race, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** Every driver with win probability, fair odds, top 3 and top 5. */
export const RaceDrivers = ({ race, of }: Props) => (
  <>
    <h5>
      Driver win probabilities{' '}
      <span className="subline">{`${counted(race.driverProbabilities.length, 'driver')}, likeliest first`}</span>
    </h5>
    <ScrollRegion className="scroll drivers" label={`Drivers of ${race.name}`}>
      <table className="data-table">
        <caption className="visually-hidden">{`${race.name}: win, top 3 and top 5 by driver`}</caption>
        <thead>
          <tr>
            <th scope="col">Driver</th>
            <th scope="col" className="left wide-only">
              Team
            </th>
            <th scope="col">Win probability</th>
            <th scope="col">Fair odds</th>
            <th scope="col" className="wide-only">
              Decimal
            </th>
            <th scope="col">Top 3</th>
            <th scope="col">Top 5</th>
          </tr>
        </thead>
        <tbody>
          {race.driverProbabilities.map((car) => (
            <tr key={car.driver}>
              <th scope="row">
                <span className="who">
                  <span className="number">{car.number}</span> {car.driver}
                </span>
              </th>
              <td className="left wide-only">{[car.team, car.make].filter(Boolean).join(', ')}</td>
              <td>
                <b>{percent(car.probability, 1)}</b>
              </td>
              <td>
                <BetLink
                  of={of}
                  bet={{ market: 'place', entrant: car.driver, places: 1 }}
                  name={`${car.driver} to win`}
                >
                  {fairAmericanText(car.probability / 100)}
                </BetLink>
              </td>
              <td className="wide-only">{fairDecimalText(car.probability / 100)}</td>
              <td>
                <BetLink
                  of={of}
                  bet={{ market: 'place', entrant: car.driver, places: 3 }}
                  name={`${car.driver} in the top 3`}
                >
                  {percent(car.top3, 1)}
                </BetLink>
              </td>
              <td>
                <BetLink
                  of={of}
                  bet={{ market: 'place', entrant: car.driver, places: 5 }}
                  name={`${car.driver} in the top 5`}
                >
                  {percent(car.top5, 1)}
                </BetLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
    <p className="note mt-2">
      Fair odds carry no bookmaker’s margin: they are 1 divided by the probability. A dash: the
      driver won none of the simulated races.
    </p>
  </>
);
