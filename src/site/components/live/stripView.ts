import type { LiveInShort } from '#contract/live/liveNow.ts';
import { stateText, UNDER_WAY } from '#domain/game/stateText.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { clockTime } from '#domain/time/time.ts';

/** What a row of the strip says. */
export interface StripView {
  /** "Giants 10 – 17 Eagles" */
  readonly name: string;
  /** The feed's own words, "8:14 - 3rd Quarter", or what is known instead. */
  readonly state: string;
  /** "Eagles 78.1% (57.3% before)": the favorite of before the start, then and now. */
  readonly chance: string;
}

type Said = Pick<LiveInShort, 'homeTeam' | 'awayTeam'> & {
  readonly before: Pick<LiveInShort['before'], 'homeWinProbability' | 'awayWinProbability'>;
};

/** A row's name before a score is told. */
const stripName = ({ homeTeam, awayTeam }: Said): string => `${awayTeam} @ ${homeTeam}`;

/** The likelier side before the start; the home side of two that were as likely. */
function favoriteOf({ homeTeam, awayTeam, before }: Said) {
  return before.homeWinProbability >= before.awayWinProbability
    ? ({ team: homeTeam, field: 'homeWinProbability' } as const)
    : ({ team: awayTeam, field: 'awayWinProbability' } as const);
}

/** "Eagles 57.3% before": while nothing is said of now. */
export function beforeText(said: Said): string {
  const { team, field } = favoriteOf(said);
  return `${team} ${percent(said.before[field], 1)} before`;
}

/** What a row says while no feed has told that the game is being played. */
export const NO_SCORE = 'No score told yet';

function stateOf({ stage, silent, detail, asOf }: LiveInShort): string {
  if (stage === 'off') return 'Called off';
  if (stage === 'ended') return stateText({ status: 'final', start: asOf, detail }, asOf);
  if (silent) return `Silent since ${clockTime(asOf)}`;
  return detail ?? (stage === 'paused' ? 'Play has stopped' : UNDER_WAY);
}

/** What the strip says of a game. */
export function stripView(game: LiveInShort): StripView {
  const { homeTeam, awayTeam, score, before, now, stage } = game;
  const { team, field } = favoriteOf(game);
  return {
    name: score ? `${awayTeam} ${score.away} – ${score.home} ${homeTeam}` : stripName(game),
    state: stateOf(game),
    chance:
      now && !isOverStage(stage)
        ? `${team} ${percent(now[field], 1)} (${percent(before[field], 1)} before)`
        : beforeText(game),
  };
}

/** The strip's heading: games that are over stay for a while. @param sample whether they are samples */
export function stripTitle(stages: readonly LiveInShort['stage'][], sample = false): string {
  const title = stages.length > 0 && stages.every(isOverStage) ? 'Just played' : 'Being played now';
  return sample ? `${title}: sample games` : title;
}

/** A game whose last answer is old: its chance is withdrawn, as by an answer itself. */
export function withChanceWithdrawn(game: LiveInShort): LiveInShort {
  const { now: _, ...rest } = game;
  return isOverStage(game.stage) ? game : { ...rest, silent: true };
}
