import type { Game } from '#domain/game.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { type CalendarDate, easternDate, fullDate, monthYear } from '#domain/time.ts';
import { count } from './words.ts';

/** No league rests for so long: results that end earlier before a game are a gap of ours. */
const GAP_DAYS = 300;
/** Log losses that differ by less are as good as each other. */
const LEVEL = 0.002;

/** "NFL ratings to November 16, 2026.", or that our results end long before the game. */
function ageText({ league, gameTime }: Pick<Game, 'league' | 'gameTime'>, to: CalendarDate) {
  const { name } = LEAGUES[league];
  const days = (Date.parse(easternDate(gameTime)) - Date.parse(to)) / 86_400_000;
  return days > GAP_DAYS
    ? `Our results for ${name} games end in ${monthYear(to)}.`
    : `${name} ratings to ${fullDate(to)}.`;
}

/** What the scores come to: ours beside the closing line, else beside a coin. */
function standText({ ours, close, coin }: LeagueScores, blind: string): string | undefined {
  const other = close ?? coin;
  if (other === undefined) return undefined;
  const named = close === undefined ? blind : 'the closing line';
  if (Math.abs(ours - other) < LEVEL) return `As good as ${named}`;
  return ours < other ? `Better than ${named}` : `Not as good as ${named}`;
}

/** "As good as the closing line: ours with the close pooled in 0.608, the close 0.607, a coin 0.693 (log loss, …)." */
function scoreText(scores: LeagueScores, league: League): string {
  const { from, contests, ours, close, coin } = scores;
  const over =
    from === 'record'
      ? `${count(contests)} graded games`
      : `seasons ${from.seasons} of the backtest`;
  // A coin has two sides; a game that can be drawn has three ends.
  const blind = LEAGUES[league].canDraw ? 'equal chances' : 'a coin';
  const pooled = from !== 'record' && close !== undefined ? ' with the close pooled in' : '';
  const figures = [
    `ours${pooled} ${ours.toFixed(3)}`,
    close !== undefined && `the close ${close.toFixed(3)}`,
    coin !== undefined && `${blind} ${coin.toFixed(3)}`,
  ].filter(Boolean);
  const stand = standText(scores, blind);
  return `${stand === undefined ? '' : `${stand}: `}${figures.join(', ')} (log loss, ${over}).`;
}

interface Props {
  readonly game: Pick<Game, 'league' | 'gameTime'>;
  /** Day of the last result that the ratings have learned from; absent without ratings. */
  readonly learnedTo: string | undefined;
  readonly scores: readonly LeagueScores[];
}

/** How good, how old, in one line under a game's verdict: the ratings' date, and how such figures have scored. */
export const TrustLine = ({ game, learnedTo, scores: [first] }: Props) =>
  learnedTo === undefined && first === undefined ? null : (
    <p className="trust" data-pagefind-ignore>
      {learnedTo !== undefined && `${ageText(game, learnedTo)} `}
      {first && `${scoreText(first, game.league)} `}
      <a href="/track-record">How good is this</a>
    </p>
  );
