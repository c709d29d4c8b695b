import { signed } from '#domain/numbers/numbers.ts';
import { RangeBar } from '../charts/Rung.tsx';
import { Ticks } from '../charts/Ticks.tsx';

/** A team's strength as the ladder draws it. */
interface Rating {
  readonly name: string;
  readonly abbreviation: string;
  /** Points, runs or goals better than the league's average on a neutral site, with its standard deviation. */
  readonly rating: number;
  readonly sd: number;
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 30, 40, 60];
const Z90 = 1.645;

/** Half-width of the ladder's axis: a round number that contains every 90 % range. */
function ratingReach(ratings: readonly Rating[]): number {
  const widest = Math.max(0, ...ratings.map(({ rating, sd }) => Math.abs(rating) + Z90 * sd));
  return STEPS.find((step) => step >= widest) ?? Math.ceil(widest / 20) * 20;
}

interface Props {
  /** Best first. */
  readonly ratings: readonly Rating[];
  /** Page of a team by its name; a team without one is plain text. */
  readonly pathOf?: ((name: string) => string | undefined) | undefined;
  /** The team that the page is about. */
  readonly marked?: string | undefined;
}

const rangeText = ({ name, rating, sd }: Rating): string =>
  `${name}: ${signed(rating, 1)}, 90% range ${signed(rating - Z90 * sd, 1)} to ${signed(rating + Z90 * sd, 1)}`;

const TeamName = ({ name, path }: { readonly name: string; readonly path: string | undefined }) =>
  path === undefined ? <span>{name}</span> : <a href={path}>{name}</a>;

/** Teams by strength, with the ranges of their ratings. */
export function RatingsLadder({ ratings, pathOf, marked }: Props) {
  const reach = ratingReach(ratings);
  const ticks = [-reach, -reach / 2, 0, reach / 2, reach].map((value, index) => ({
    at: index * 25,
    text: signed(value),
    optional: index % 2 === 1,
  }));
  return (
    <div className="panel">
      <div className="content scroll">
        <table className="data-table ladder">
          <thead>
            <tr>
              <th scope="col">Team</th>
              <th scope="col">Rating</th>
              <th scope="col" className="wide-only">
                90% range
              </th>
              <th scope="col" className="axis-head w-[52%]">
                <span className="visually-hidden">Drawn</span>
                <Ticks ticks={ticks} />
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map((team) => (
              <tr key={team.name} aria-current={team.name === marked ? 'true' : undefined}>
                <th scope="row">
                  <TeamName name={team.name} path={pathOf?.(team.name)} />
                </th>
                <td>
                  <b>{signed(team.rating, 1)}</b>
                </td>
                <td className="wide-only">{`±${(Z90 * team.sd).toFixed(1)}`}</td>
                <td>
                  <RangeBar
                    mean={team.rating}
                    sd={team.sd}
                    from={-reach}
                    to={reach}
                    label={rangeText(team)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
