import type { Histogram } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { MarginPlot } from '../charts/MarginPlot.tsx';
import { marginPicture } from '../charts/marginPicture.ts';
import { marginLimit } from '../charts/scale.ts';
import { positionOn } from '../charts/span.ts';
import { Panel } from '../game/Panel.tsx';
import {
  gameSaidAndCame,
  gameWithScore,
  marginFlag,
  marginNow,
  marginWords,
  type SaidGame,
  totalWords,
} from './cameOut.ts';

/** Height of the plot, pixels (chart.css). */
const TALL = 46;

/** The simulated margins with the result's place among them. */
function Fall({ kept, margins }: { readonly kept: SaidGame; readonly margins: Histogram }) {
  const { game } = kept;
  const limit = marginLimit(LEAGUES[game.league].sport, margins);
  const drawn = marginPicture(margins, limit, undefined, TALL);
  const flag = marginFlag(kept);
  const margin = marginNow(kept);
  const lineAt =
    margin === undefined ? undefined : positionOn(drawn.span, clamp(margin, -limit, limit));
  const unit = SCORE_UNIT[LEAGUES[game.league].sport];
  const end = drawn.beyond > 0 ? `${limit}+` : `${limit}`;
  const word = gameWithScore(kept)?.status === 'live' ? 'it stands' : 'the result is';
  const result = flag === undefined ? '' : `; ${word} ${flag}`;
  const gathered =
    drawn.beyond > 0 ? `; margins beyond ${limit} ${unit} are gathered at the ends` : '';
  return (
    <div className="mini">
      <div className="chart" role="img" aria-label={`Simulated margins${result}${gathered}`}>
        <MarginPlot picture={{ ...drawn, lineAt }} flag={flag} rise={15} />
        <p className="mini-ends">
          <span>{`${game.awayTeam.abbreviation} by ${end}`}</span>
          <span />
          <span>{`${game.homeTeam.abbreviation} by ${end}`}</span>
        </p>
      </div>
    </div>
  );
}

const TITLES = {
  scheduled: 'What we said',
  live: 'How it stands',
  final: 'How it came out',
} as const;

interface Props {
  readonly kept: SaidGame;
  /** What else is to be said of where it stands. */
  readonly note?: string | undefined;
}

/** What was said, what came of it, and where that fell among the simulated games. */
export function CameOut({ kept, note }: Props) {
  const { margins } = kept.said;
  const words = [marginWords(kept), totalWords(kept)].filter((text) => text !== undefined);
  return (
    <Panel title={TITLES[gameWithScore(kept)?.status ?? 'scheduled']} id="result">
      <p>
        <b>{gameSaidAndCame(kept)}</b>
      </p>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {note !== undefined && <p className="note">{note}</p>}
      {margins && margins.length > 0 ? (
        <Fall kept={kept} margins={margins} />
      ) : (
        <p className="note">
          How the simulated games fell is not kept of this prediction; its recipe gives it again.
        </p>
      )}
    </Panel>
  );
}
