import { signed } from '#domain/numbers/numbers.ts';
import { counted } from '#domain/words/counted.ts';
import { signTone } from '../ui/signTone.ts';

export interface PlatformFigures {
  readonly totalPredictions: number;
  /** % */
  readonly winRate?: number | null | undefined;
  /** % */
  readonly roi?: number | null | undefined;
  readonly todaysGames: number;
}

interface Props {
  readonly stats: PlatformFigures;
  /** Number of today's games in the page's league, if known. */
  readonly ofLeague?: { readonly name: string; readonly games: number } | undefined;
}

interface TileProps {
  readonly name: string;
  readonly value: string | number;
  readonly note: string;
  readonly tone?: 'pos' | 'neg' | undefined;
}

const Tile = ({ name, value, note, tone }: TileProps) => (
  <div className="stat">
    <dt>{name}</dt>
    <dd className={tone}>{value}</dd>
    <dd className="remark">{note}</dd>
  </div>
);

/** The four platform tiles; a single line until something is graded. */
export function PlatformPerformance({ stats, ofLeague }: Props) {
  const { totalPredictions, todaysGames } = stats;
  const winRate = stats.winRate ?? undefined;
  const roi = stats.roi ?? undefined;
  const playing = ofLeague?.games ? `${ofLeague.games} of them ${ofLeague.name}` : 'all leagues';
  if (totalPredictions === 0) {
    return (
      <section className="no-figures" aria-labelledby="platform">
        <h2 id="platform">Platform Performance</h2>{' '}
        <p>
          {`No graded bets yet, so no win rate and no ROI. ${counted(todaysGames, 'game')} today, ${playing}. `}
          <a href="/track-record">What you will see here</a>
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="platform">
      <h2 className="stats-head" id="platform">
        Platform Performance
      </h2>
      <dl className="stats step-4">
        <Tile
          name="Total Predictions"
          value={totalPredictions.toLocaleString('en-US')}
          note="graded, all leagues"
        />
        <Tile
          name="Win Rate"
          value={winRate === undefined ? '–' : `${winRate.toFixed(1)}%`}
          note={
            winRate === undefined
              ? 'Starts with the first graded game'
              : 'of graded moneyline picks'
          }
        />
        <Tile
          name="ROI"
          value={roi === undefined ? '–' : `${signed(roi, 1)}%`}
          tone={signTone(roi)}
          note={
            roi === undefined
              ? 'Starts with the first graded price'
              : 'one unit a pick at the posted price'
          }
        />
        <Tile name="Today's Games" value={todaysGames} note={playing} />
      </dl>
    </section>
  );
}
