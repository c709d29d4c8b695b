import { pointsCount } from '#domain/season/counted.ts';
import { seasonOddsText, seasonShareText } from '#domain/season/oddsText.ts';
import type { SeasonTeam, SeasonView, SeasonWays } from '#domain/season/seasonView.ts';
import { counted } from '#domain/words/counted.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  readonly view: SeasonView;
  readonly team: SeasonTeam;
}

/** "vs. Chiefs, at Cowboys" */
function gamesText({ teams }: SeasonView, { games }: SeasonWays): string {
  const nameOf = new Map(teams.map(({ number, shortName }) => [number, shortName]));
  return games
    .map(({ against, atHome, neutral }) => {
      const name = nameOf.get(against) ?? 'a team of another league';
      return `${atHome || neutral ? 'vs.' : 'at'} ${name}`;
    })
    .join(', ');
}

/** A way as its row's title: "W W L", "7–3" of ten games, "+14" points. */
function wayText(view: SeasonView, { by, games }: SeasonWays, way: string): string {
  if (by === 'byResult') return [...way].join(' ');
  return pointsCount(view.league) === 'Wins' ? `${way}–${games.length - Number(way)}` : `+${way}`;
}

const headOf = (view: SeasonView, { by }: SeasonWays): string => {
  if (by === 'byResult') return 'Results';
  return pointsCount(view.league) === 'Wins' ? 'Rest of season' : 'Points added';
};

/** A team's odds by what its own games left come to; nothing before the last three weeks, or when all is decided. */
export function WaysLeft({ view, team }: Props) {
  const { ways } = team;
  const open = [...view.format.goals.entries()].filter(([goal]) => !team.certain[goal]);
  if (!ways || ways.ways.length === 0 || open.length === 0) return null;
  const few = ways.by === 'byResult';
  const games = counted(ways.games.length, 'game');
  const draws = ways.ways.some(({ way }) => way.includes('D'));
  return (
    <details className="season-ways mt-4">
      <summary>{`The paths left: ${ways.games.length === 1 ? 'its last game' : `its last ${games}`}`}</summary>
      {few && (
        <p className="note">{`${ways.games.length > 1 ? 'In order: ' : ''}${gamesText(view, ways)}.`}</p>
      )}
      <ScrollRegion className="scroll" label={`${team.shortName}: odds by its own games left`}>
        <table className="data-table">
          <caption className="visually-hidden">{`${team.shortName}: odds by its own games left`}</caption>
          <thead>
            <tr>
              <th scope="col">{headOf(view, ways)}</th>
              <th scope="col">How often</th>
              {open.map(([goal, { name }]) => (
                <th scope="col" key={goal}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.ways.map(({ way, runs, odds }) => (
              <tr key={way}>
                <th scope="row">{wayText(view, ways, way)}</th>
                <td>{seasonShareText(runs / view.recipe.runs)}</td>
                {open.map(([goal]) => (
                  <td key={goal}>{seasonOddsText(odds[goal] ?? 0, null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="note">
        {`Odds in the seasons that went this way${few ? `; W win${draws ? ', D draw' : ''}, L loss` : ''}. Rare ones are left out.`}
      </p>
    </details>
  );
}
