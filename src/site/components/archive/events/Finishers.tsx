import { fallShareText } from '#domain/archive/fall/fall.ts';
import type { FallFinisher } from '#domain/archive/fall/finishers.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { EMPTY_CELL } from '../../record/words.ts';

/** The first of a field, with the chance to win that each had been given. */
export const Finishers = ({ all }: { readonly all: readonly FallFinisher[] }) => (
  <table className="data-table mt-4">
    <caption className="visually-hidden">The first, and the chances they had been given</caption>
    <thead>
      <tr>
        <th scope="col">Finish</th>
        <th scope="col">We said, to win</th>
        <th scope="col">Our rank</th>
      </tr>
    </thead>
    <tbody>
      {all.map(({ place, name, probability, rank }) => (
        <tr key={place}>
          <th scope="row">{`${place}. ${name}`}</th>
          <td>{probability === undefined ? EMPTY_CELL : fallShareText(probability / 100)}</td>
          <td>{rank === undefined ? EMPTY_CELL : ordinal(rank)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
