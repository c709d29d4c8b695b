import { isClosed } from '#domain/game/freshness.ts';
import { isSimulated, marginsOf, type PredictedCardGame } from '#domain/game/listedGame.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { cardTime, type Instant } from '#domain/time/time.ts';
import { marketFlag, marketMargin } from '#domain/words/cardLines.ts';
import { LineFlag } from '../charts/LineFlag.tsx';
import { marginTicks } from '../charts/scale.ts';
import { positionOn } from '../charts/span.ts';
import { Ticks } from '../charts/Ticks.tsx';
import { clockAttributes } from '../game/Badges.tsx';
import { toldOf } from '../game/gameText.ts';
import { StateWord } from '../ui/StateWord.tsx';
import { type DotPile, dotPile, heroLimit } from './dotPile.ts';
import { heroText } from './heroText.ts';
import { liftBeside } from './lift.ts';

interface Props {
  readonly game: PredictedCardGame;
  readonly now: Instant;
}

/** The market's line over the pile: its words are shorter if the favorite’s caption would touch them. */
const Line = ({ at, flag }: { readonly at: number; readonly flag: string }) => (
  <>
    <g className="lg:hidden">
      <LineFlag at={at} text={flag} rise={30} />
    </g>
    <g className="max-lg:hidden">
      <LineFlag at={at} text={`The market’s line: ${flag}`} rise={30} turn={70} />
    </g>
  </>
);

const Dots = ({ pile }: { readonly pile: DotPile }) => (
  <svg
    className="dots"
    viewBox={`0 ${-pile.height} ${pile.columns} ${pile.height}`}
    aria-hidden="true"
  >
    {pile.paths.map(({ region, path }) => (
      <path key={region} className={`dots-${region}`} d={path} />
    ))}
  </svg>
);

/** "NHL, Today 7:00 PM EST."; after the start, says that the figures were published before it. */
const Start = ({ game, now }: Props) => (
  <span {...clockAttributes(game)}>
    {LEAGUES[game.league].name},{' '}
    <time dateTime={game.gameTime} data-card-time>
      {cardTime(game, now)}
    </time>
    .
    <b data-when="closed" hidden={!isClosed(game, now)}>
      {' '}
      <StateWord told={toldOf(game)} now={now} />: this picture is from before the start.
    </b>
  </span>
);

interface LegendProps extends Props {
  readonly perDot: number;
  readonly reading: string | undefined;
}

/** What to notice in the dots, what they are, and which game. */
function Legend({ game, now, perDot, reading }: LegendProps) {
  return (
    <p className="note mt-1">
      {reading !== undefined && <b className="text-ink">{reading} </b>}Each dot is {perDot}{' '}
      simulated games, stacked by final margin
      {marketFlag(game) && '; the red line is the market’s'}. <Start game={game} now={now} />{' '}
      <a href={`/game/${game.id}`}>Open the game</a>
    </p>
  );
}

/** Today's headline game: its simulated games as dots, piled on their final margins. Nothing without a simulation. */
export function HeroDots({ game, now }: Props) {
  const { awayTeam, homeTeam, prediction, league } = game;
  if (!isSimulated(prediction.simulationData)) return null;
  const margins = marginsOf(prediction.simulationData);
  const limit = heroLimit(margins);
  const line = marketMargin(game);
  const flag = marketFlag(game);
  const pile = dotPile(margins, limit, line);
  const text = heroText(game, line);
  const span = { from: -limit, to: limit };
  const lineAt = line === undefined ? undefined : clamp(positionOn(span, line), 1, 99);
  const ticks = marginTicks(LEAGUES[league].sport, limit).map((value) => ({
    at: positionOn(span, value),
    text: value === 0 ? 'Even' : String(Math.abs(value)),
    optional: Math.abs(value) === 3,
  }));
  const covers = (side: 'away' | 'home') => text.cover?.side === side && `, and ${text.cover.text}`;
  return (
    <>
      <figure
        className="pile"
        data-lift={liftBeside(pile, lineAt)}
        role="img"
        aria-label={text.label}
      >
        <div className="cap away">
          <b>{text.away}</b>
          {awayTeam.shortName} win{covers('away')}
        </div>
        <div className="cap home">
          <b className="text-home-text">{text.home}</b>
          {homeTeam.shortName} win{covers('home')}
        </div>
        <div className="heap relative">
          <Dots pile={pile} />
          <svg className="words" aria-hidden="true">
            {lineAt !== undefined && flag !== undefined && <Line at={lineAt} flag={flag} />}
          </svg>
        </div>
      </figure>
      <Ticks ticks={ticks} />
      <Legend game={game} now={now} perDot={pile.perDot} reading={text.reading} />
    </>
  );
}
