import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import type { Instant } from '#domain/time/time.ts';
import { FieldCurvePicture } from './FieldCurvePicture.tsx';
import {
  cutText,
  fieldChanceText,
  fieldNote,
  leaderPlaceText,
  moverTexts,
  thruText,
  toParText,
} from './fieldView.ts';

interface Props {
  readonly id: number;
  readonly start: Instant;
  readonly live: EventLive;
  /** Absent before its first state. */
  readonly curve: EventCurve | undefined;
  readonly players: readonly Pick<Golfer, 'id' | 'name'>[];
}

/**
 * A golf tournament as it is played, whole in its HTML: leaderboard with chances now and before, the cut, who moved most, the curve.
 * Hidden until the first is told; the page's script puts the one in its place that the site draws later.
 */
export function FieldPanel({ id, start, live, curve, players }: Props) {
  const { field, stage, detail } = live;
  const marks = {
    id: 'live',
    'data-live': id,
    'data-live-field': '',
    'data-live-from': start,
    'data-live-stage': stage,
  };
  if (!field || stage === 'waiting') return <section className="panel live" {...marks} hidden />;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const nameOf = (golfer: string): string => names.get(golfer) ?? 'A late entrant';
  const cut = cutText(field);
  return (
    <section className="panel live" {...marks}>
      <div className="panel-head">
        <h2>{stage === 'ended' ? 'As it was played' : 'As it is played'}</h2>
        <span className="subline">{detail}</span>
      </div>
      <div className="content">
        {field.champion !== undefined && (
          <p className="live-score">{`${nameOf(field.champion)} won`}</p>
        )}
        <table className="data-table">
          <caption className="visually-hidden">
            Leaders, with chances now and before the start
          </caption>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">To par</th>
              <th scope="col">Thru</th>
              <th scope="col">Wins: now, before</th>
              <th scope="col">Top 10: now, before</th>
            </tr>
          </thead>
          <tbody>
            {field.leaders.map((one) => (
              <tr key={one.golfer}>
                <th
                  scope="row"
                  className="wraps"
                >{`${leaderPlaceText(one)} ${nameOf(one.golfer)}`}</th>
                <td>{toParText(one.toPar)}</td>
                <td>{thruText(one)}</td>
                <td>
                  <b>{fieldChanceText(one.now?.win)}</b> {fieldChanceText(one.before?.win)}
                </td>
                <td>
                  <b>{fieldChanceText(one.now?.top10)}</b> {fieldChanceText(one.before?.top10)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {curve?.field && <FieldCurvePicture curve={curve.field} nameOf={nameOf} />}
        <div data-live-facts>
          {[cut, ...moverTexts(field, nameOf)].map((fact) => fact && <p key={fact}>{fact}</p>)}
        </div>
        <p className="note" data-live-note>
          {fieldNote(live)}
        </p>
      </div>
    </section>
  );
}
