import { leagueName } from '#domain/leagues/leagueName.ts';
import { leagueLimitMs } from '#domain/operation/limits.ts';
import type { LeagueRead } from '#domain/operation/state.ts';
import { durationText } from '#domain/operation/timeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly leagues: readonly LeagueRead[];
  readonly now: Date;
}

/** A league's age against its limit; without contests on, any age is fine if known. */
function Standing({ league, answeredAt, toldBy, on }: LeagueRead, now: Date) {
  if (answeredAt === undefined) return <Badge kind="warn">No answer yet</Badge>;
  if (!on) return <span className="muted">Nothing on</span>;
  const age = now.getTime() - Date.parse(answeredAt);
  if (age > leagueLimitMs(league)) return <Badge kind="bad">Too old</Badge>;
  // Only schedule and results: no live scores and no prices.
  return toldBy === undefined ? <>Fresh</> : <Badge kind="warn">{`From ${toldBy}`}</Badge>;
}

/** How old the data of each league and sport are, and how old they may be. */
export const LeagueTable = ({ leagues, now }: Props) => (
  <ScrollRegion className="fit" label="Leagues and sports">
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">League</th>
          <th scope="col" className="wide-only">
            Last answer, UTC
          </th>
          <th scope="col">Age</th>
          <th scope="col">Limit</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {leagues.map((read) => (
          <tr key={read.league}>
            <th scope="row">{leagueName(read.league)}</th>
            <td className="wide-only">
              <UtcTime at={read.answeredAt} now={now} />
            </td>
            <td>
              {read.answeredAt ? durationText(now.getTime() - Date.parse(read.answeredAt)) : '–'}
            </td>
            <td>{read.on ? durationText(leagueLimitMs(read.league)) : '–'}</td>
            <td>{Standing(read, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
