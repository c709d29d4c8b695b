import type { PredictedGame } from '#domain/game/game.ts';
import {
  type LineHistory as History,
  lineTracks,
  type MarketTracks,
  movesOf,
} from '#domain/prices/lineHistory.ts';
import { seenText, trackedText, tracksText, trackText } from '#domain/prices/lineHistoryText.ts';
import type { Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { LineSteps } from '../../charts/LineSteps.tsx';
import { FoldedPart } from '../Part.tsx';
import { LineChanges } from './LineChanges.tsx';

interface Props {
  readonly game: PredictedGame;
  readonly history: History;
  readonly now: Instant;
}

const OPENED = 'Opening lines are at the left; their time is unknown.';

/** Lines that a picture can hold. */
const DRAWN = 3;

/** The books whose lines moved most, in the order they had; the rest are in the list of every change. */
const drawn = ({ tracks }: MarketTracks) => {
  const most = tracks.toSorted((one, other) => other.points.length - one.points.length);
  return tracks.filter((track) => most.indexOf(track) < DRAWN);
};

/** One market's picture with its words, in the picture's order and line styles. */
function Tracked({ game, market: all }: Pick<Props, 'game'> & { readonly market: MarketTracks }) {
  const market = { ...all, tracks: drawn(all) };
  const left = all.tracks.length - market.tracks.length;
  const what = trackedText(game, market.market);
  return (
    <div>
      <h4>{what}</h4>
      <LineSteps market={market} label={tracksText(what, market)} />
      <ul>
        {market.tracks.map((track, index) => (
          <li key={track.provider} className={`book-${index + 1}`}>
            {`${track.provider} ${trackText(track)}`}
          </li>
        ))}
        {left > 0 && <li>{`${counted(left, 'more book')} in the list of changes`}</li>}
      </ul>
    </div>
  );
}

/** The market's moves before the start, as far as we have seen them. */
export function LineHistory({ game, history, now }: Props) {
  const markets = lineTracks(game, history);
  const seen = history.filter(({ opened }) => !opened);
  const [first] = seen;
  if (!first || markets.length === 0) return null;
  const since = seenText(first.asOf, now);
  const moved = markets.some((market) => movesOf(market) > 0);
  const opened = seen.length < history.length;
  const changes = seen.length > game.odds.length && (
    <LineChanges game={game} history={history} now={now} />
  );
  if (!moved) {
    return (
      <div className="line-history">
        <p className="note">No line has moved yet.</p>
        {changes}
      </div>
    );
  }
  return (
    <FoldedPart title="How the line moved" id="line-history" figure={`Since ${since}`}>
      <div className="line-history">
        <p className="note">{`Higher: the line asks more of ${game.homeTeam.shortName}, or of the over.${opened ? ` ${OPENED}` : ''}`}</p>
        <div className="tracks">
          {markets.map((market) => (
            <Tracked key={market.market} game={game} market={market} />
          ))}
        </div>
        {changes}
      </div>
    </FoldedPart>
  );
}
