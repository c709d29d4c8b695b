import type { LiveStage } from '#domain/live/liveStage.ts';
import { CURVE_HEIGHT, CURVE_WIDTH, type CurvePicture } from './curvePicture.ts';
import { COMB_SIDES, LIVE_TITLE, type LiveRow, type LiveView } from './liveView.ts';

/** Names at the ends of the curve: above, below. */
interface Sides {
  readonly away: string;
  readonly home: string;
}

interface CurveProps {
  readonly picture: CurvePicture | undefined;
  /** "score", "set" */
  readonly each: string;
  readonly of: Sides;
}

/** The curve with the scores on it, and the same as a table in a fold. Filled by the page's script where nothing is known yet. */
function Curve({ picture, of, each }: CurveProps) {
  return (
    <div data-live-curve hidden={!picture}>
      <div className="live-curve">
        <p>{of.away}</p>
        <svg
          viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={picture?.words ?? ''}
        >
          <path className="area-draw" data-live-area="played" d={picture?.played ?? ''} />
          <path className="area-away" data-live-area="away" d={picture?.away ?? ''} />
          <path className="area-home" data-live-area="home" d={picture?.home ?? ''} />
          <path className="even" d={`M0 ${CURVE_HEIGHT / 2}H${CURVE_WIDTH}`} />
          <path className="even" data-live-area="end" d={picture?.end ?? ''} />
          <g className="scores">
            {picture?.scores.map(({ x, y, score }) => (
              <path key={`${x} ${score}`} d={`M${x} ${y}h0`} />
            ))}
          </g>
        </svg>
        <p>{of.home}</p>
      </div>
      <p className="note" data-live-swing hidden={picture?.swing === undefined}>
        {picture?.swing}
      </p>
      <details className="disclose">
        <summary>{`Every ${each}, with the chance after it`}</summary>
        <div className="content">
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{`${of.away}–${of.home}`}</th>
                <th scope="col">{`${of.home} then`}</th>
              </tr>
            </thead>
            <tbody data-live-scores>
              {picture?.scores.map(({ x, score, chance }) => (
                <tr key={`${x} ${score}`}>
                  <th scope="row">{score}</th>
                  <td>{chance}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** The chance now, as everywhere: the table says it in figures. */
function LiveComb({ comb }: { readonly comb: LiveView['comb'] }) {
  return (
    <div className="comb" aria-hidden="true" data-live-comb hidden={!comb}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {COMB_SIDES.map((side) => (
          <rect
            key={side}
            className={`area-${side}`}
            data-live-share={side}
            height="1"
            x={comb?.[side].x}
            width={comb?.[side].width}
          />
        ))}
      </svg>
    </div>
  );
}

const Rows = ({ rows, part }: { readonly rows: readonly LiveRow[]; readonly part: string }) => (
  <tbody data-live-rows={part}>
    {rows.map(({ label, now, before }) => (
      <tr key={label}>
        <th scope="row" className="wraps">
          {label}
        </th>
        <td>
          <b>{now ?? '–'}</b>
        </td>
        <td>{before}</td>
      </tr>
    ))}
  </tbody>
);

interface Props extends CurveProps {
  readonly view: LiveView | undefined;
  readonly stage: LiveStage | undefined;
  /** What tells the page's script whose panel it is: "data-live" and the like. */
  readonly marks: Readonly<Record<`data-${string}`, string | number>>;
  /** Whether its chance can be said again in the browser. */
  readonly again: boolean;
}

/** A game or match as it is played: score, chance now beside the chance before, the curve, and what else is said now and before. */
export function LiveFrame({ view, stage, marks, again, ...curve }: Props) {
  return (
    <section
      className="panel live"
      id="live"
      {...marks}
      data-live-stage={stage}
      hidden={!stage || stage === 'waiting'}
    >
      <div className="panel-head">
        <h2 data-live-title>{view?.title ?? LIVE_TITLE}</h2>
        <span className="subline" data-live-clock>
          {view?.clock}
        </span>
      </div>
      <div className="content">
        <p className="live-score" data-live-score>
          {view?.score}
        </p>
        <LiveComb comb={view?.comb} />
        <table className="data-table" data-live-table hidden={stage === 'ended'}>
          <caption className="visually-hidden">Chances now and before the start</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Now</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <Rows rows={view?.chances ?? []} part="chances" />
          <Rows rows={view?.bets ?? []} part="bets" />
        </table>
        <Curve {...curve} />
        <div data-live-facts>
          {view?.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        {again && (
          <div data-live-again hidden={!view?.comb}>
            <button type="button" className="button ghost compact" data-live-rerun>
              Re-run this chance
            </button>
          </div>
        )}
        <p className="note" role="status" data-live-note>
          {view?.note}
        </p>
      </div>
    </section>
  );
}
