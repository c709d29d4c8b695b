import { marginHistogram, runsIn, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
import { coverShares, decisiveShare } from '#domain/prices/lineProbability.ts';
import { MarginPlot } from './MarginPlot.tsx';
import { marginPicture } from './marginPicture.ts';
import { Regions } from './Regions.tsx';
import { isOptional, marginLimit, marginTicks } from './scale.ts';
import { positionOn } from './span.ts';
import { Ticks } from './Ticks.tsx';

interface Props {
  readonly grid: ScoreGrid;
  readonly sport: Sport;
  readonly awayName: string;
  readonly homeName: string;
  /** The market's home handicap (negative: home is favored); absent without a line. */
  readonly handicap?: number | undefined;
  readonly flag?: string | undefined;
}

const share = (value: number): string => percent(100 * value, 1);

/** Whether a line parts the games: an even one is as good as none, but in soccer, where it gives a draw's stake back. */
const hasLine = ({ handicap, sport }: Pick<Props, 'handicap' | 'sport'>): boolean =>
  handicap !== undefined && (handicap !== 0 || sport === 'soccer');

/** Meaning of the two ends: covering the market's line, or winning if there is none. */
function sides(props: Props) {
  const { awayName, homeName, handicap = 0 } = props;
  if (!hasLine(props)) return { left: `${awayName} win`, right: `${homeName} win` };
  if (handicap === 0) return { left: `${awayName} pick’em`, right: `${homeName} pick’em` };
  return {
    left: `${awayName} cover ${signed(-handicap)}`,
    right: `${homeName} cover ${signed(handicap)}`,
  };
}

/** The shares of both ends and of the line itself: level games are left out but for a draw, which is a result of its own. */
function shownShares(props: Props) {
  const { grid, handicap = 0, sport } = props;
  const shares = coverShares(grid, 'home', handicap);
  const { win, push, lose } = shares;
  if (!hasLine(props) && sport === 'soccer') return { home: win, away: lose, level: push };
  const home = decisiveShare(shares);
  return { home, away: 1 - home, level: push };
}

/** The word for a game on the line, or a level one without a line. */
const levelWord = (props: Props): string => {
  if (hasLine(props)) return 'Push';
  return props.sport === 'soccer' ? 'Draw' : 'Tied';
};

/** Distribution of the final margin, away to the left, with the market's line. */
export function MarginChart(props: Props) {
  const { grid, sport, handicap, flag } = props;
  const margins = marginHistogram(grid);
  const limit = marginLimit(sport, margins);
  const line = handicap === undefined ? undefined : -handicap;
  const picture = marginPicture(margins, limit, line);
  const { home, away, level: onLine } = shownShares(props);
  const { left, right } = sides(props);
  const level = hasLine(props) ? 'push' : 'end tied';
  const rest = onLine > 0 ? `, ${share(onLine)} ${level}` : '';
  const label = `Distribution of the final margin over ${runsIn(margins).toLocaleString('en-US')} simulated games. ${left} in ${share(away)}, ${right} in ${share(home)}${rest}.`;
  return (
    <div className="chart tall" role="img" aria-label={label}>
      <Regions
        left={{ share: away, text: left, tone: 'away' }}
        right={{ share: home, text: right, tone: 'home' }}
        level={{ share: onLine, text: levelWord(props) }}
      />
      <MarginPlot picture={picture} flag={flag} rise={40} withPeaks={sport === 'football'} />
      <Ticks
        ticks={marginTicks(sport, limit).map((value) => ({
          at: positionOn(picture.span, value),
          text: value === 0 ? 'Even' : String(Math.abs(value)),
          optional: isOptional(sport, value),
        }))}
      />
      {picture.beyond > 0 && <p className="note mt-1">{`Hatched: beyond ${limit}.`}</p>}
    </div>
  );
}
