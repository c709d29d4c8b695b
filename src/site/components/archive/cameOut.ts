import type { KeptGame } from '#domain/archive/keptGame.ts';
import { isUntold, NO_RESULT, UNTOLD_WORDS } from '#domain/archive/untold.ts';
import { outcomeWords, whereItFell } from '#domain/follow/whereItFell.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { type Histogram, splitAt } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Instant } from '#domain/time/time.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { scoreLine, statusText } from '../game/gameText.ts';

/** A game with the last word on it, and its grades if they are known. */
export type SaidGame = Pick<KeptGame, 'game' | 'said'> & Partial<Pick<KeptGame, 'rows'>>;

const isUntoldGame = ({ game, rows = [] }: SaidGame): boolean => isUntold(game.status, rows);

/** The game with its score, which one that is under way has too. */
export const gameWithScore = (of: SaidGame) =>
  (of.game.status === 'live' && !isUntoldGame(of)) || of.game.status === 'final'
    ? of.game
    : undefined;

/** "Under way, Q3 4:12", "Final"; "No result" once the picks are void for want of one. */
export const keptState = (of: SaidGame, now: Instant): string =>
  isUntoldGame(of) ? NO_RESULT : statusText(of.game, now);

/** "We said Bills 57.3%. They lost by 4." Under way: "It stands KC 10 – 14 BUF." The result is absent before the start. */
export function gameSaidAndCame(of: SaidGame): string {
  const { game, said, rows = [] } = of;
  const side = predictedWinner(said);
  const we = `We said ${teamOn(game, side).shortName} ${percent(winProbability(said, side), 1)}.`;
  if (isUntoldGame(of)) return `${we} ${UNTOLD_WORDS}`;
  if (game.status === 'postponed' && rows.length > 0) return `${we} It was called off.`;
  if (game.status === 'live') return `${we} It stands ${scoreLine(game)}.`;
  if (game.status !== 'final') return we;
  const { home, away } = game.score;
  const came = side === 'home' ? outcomeWords(home, away) : outcomeWords(away, home);
  return `${we} They ${came}.`;
}

/** A share of simulated games in words: never nothing and never all where some were on the other side. */
function shareWords(share: number): string {
  if (share === 0) return 'None';
  if (share === 1) return 'All';
  if (share < 0.005) return 'Fewer than 1%';
  return share > 0.995 ? 'More than 99%' : percent(100 * share);
}

/** "30% of 20,000 simulated games ended worse for the Bills, 3% exactly so: the 31st percentile." Absent without a score or the games. */
export function marginWords(of: SaidGame): string | undefined {
  const { game, said } = of;
  const score = gameWithScore(of)?.score;
  if (!score || !said.margins) return undefined;
  const side = predictedWinner(said);
  const margin = score.home - score.away;
  const { above, at, below } = splitAt(said.margins, margin);
  const place = whereItFell(said.margins, margin, side);
  if (place === undefined) return undefined;
  const worse = shareWords(side === 'home' ? below : above);
  const same =
    at === 0 ? '' : `, ${shareWords(at).replace(/^[A-Z]/, (a) => a.toLowerCase())} exactly so`;
  const runs = said.iterations.toLocaleString('en-US');
  const than = game.status === 'live' ? ' than it stands' : '';
  return `${worse} of ${runs} simulated games ended worse for the ${teamOn(game, side).shortName}${than}${same}: the ${ordinal(place)} percentile.`;
}

/** "44 points in all: the 40th percentile." */
export function totalWords({ game, said }: SaidGame): string | undefined {
  if (game.status !== 'final' || !said.totals) return undefined;
  const total = game.score.home + game.score.away;
  const place = placeOf(said.totals, total);
  return `${total} ${SCORE_UNIT[LEAGUES[game.league].sport].toLowerCase()} in all: the ${ordinal(place)} percentile.`;
}

const placeOf = (totals: Histogram, total: number): number => {
  const { at, below } = splitAt(totals, total);
  return Math.min(99, Math.max(1, Math.round(100 * (below + at / 2))));
};

/** The margin as it stands or ended, home − away. */
export function marginNow(of: SaidGame): number | undefined {
  const score = gameWithScore(of)?.score;
  return score && score.home - score.away;
}

/** "Bills by 4", "Level": a margin for a flag. */
export function marginFlag(of: SaidGame): string | undefined {
  const { game } = of;
  const margin = marginNow(of);
  if (margin === undefined) return undefined;
  if (margin === 0) return 'Level';
  const side = margin > 0 ? 'home' : 'away';
  return `${teamOn(game, side).abbreviation} by ${Math.abs(margin)}`;
}
