import { outcomeWords } from '../follow/whereItFell.ts';
import { splitAt } from '../game/scoreGrid.ts';
import { LEAGUES } from '../leagues/league.ts';
import { percent } from '../numbers/numbers.ts';
import type { LiveSide } from './gameState.ts';
import { howDecided } from './howDecided.ts';
import { liveFall } from './liveFall.ts';
import type { LiveScore } from './liveFigures.ts';
import type { MomentNow } from './momentsNow.ts';
import type { PlayedGame } from './playedGame.ts';

/** Most letters of a team's name in a message, and of a feed's words. */
const LONGEST = 30;
const nameOf = (game: PlayedGame, side: LiveSide): string => game[side].shortName.slice(0, LONGEST);

/** Percentages to a tenth, as everywhere before the start. */
const said = (share: number): string => percent(100 * share, 1);

const scoreText = (game: PlayedGame, { home, away }: LiveScore): string =>
  `${nameOf(game, 'away')} ${away}, ${nameOf(game, 'home')} ${home}`;

/** "38.0% of our games were closer", of a draw "22.0% of our games ended level" */
function fallText({ margins }: PlayedGame, score: LiveScore): string {
  if (score.home !== score.away)
    return `${said(liveFall(margins, score).closer)} of our games were closer`;
  const { at } = splitAt(margins, 0);
  return `${said(at)} of our games ended level`;
}

/** "Bills: we said 75.0% to win. They won by 6: 38.0% of our games were closer." */
function finalText(game: PlayedGame, score: LiveScore, side: LiveSide): string {
  const { homeWinProbability, awayWinProbability } = game.chances;
  const chance = side === 'home' ? homeWinProbability : awayWinProbability;
  const [own, other] = side === 'home' ? [score.home, score.away] : [score.away, score.home];
  const result = outcomeWords(own, other);
  return `${nameOf(game, side)}: we said ${percent(chance, 1)} to win. They ${result}: ${fallText(game, score)}.`;
}

/** Of two sides that somebody follows the winner, of a draw the home side. */
const toldSide = (followed: readonly LiveSide[], { home, away }: LiveScore): LiveSide =>
  followed.find((side) => (side === 'home' ? home > away : away > home)) ?? followed[0] ?? 'home';

/** "Final"; of soccer, whose chances and score are of 90 minutes, how it was decided: "Final on penalties. After 90 minutes". */
function finalHead({ league, detail }: PlayedGame): string {
  if (LEAGUES[league].sport !== 'soccer') return 'Final';
  const how = howDecided(detail);
  return how ? `Final ${how}. After 90 minutes` : 'Final after 90 minutes';
}

/**
 * A turn in words, what was told and what was published before the start, and no more.
 * @param followed the sides that the reader follows
 */
export function turnText({ moment, game }: MomentNow, followed: readonly LiveSide[]): string {
  const { state, neutral, detail } = game;
  const title = `${nameOf(game, 'away')} ${neutral ? 'vs.' : 'at'} ${nameOf(game, 'home')}`;
  if (moment === 'start' || !state) return `${title} has started.`;
  if (moment === 'close') {
    const clock = detail === '' ? '' : ` (${detail.slice(0, LONGEST)})`;
    return `Close finish: ${scoreText(game, state)}${clock}.`;
  }
  return `${finalHead(game)}: ${scoreText(game, state)}. ${finalText(game, state, toldSide(followed, state))}`;
}
