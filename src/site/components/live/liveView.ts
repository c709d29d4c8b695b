import type { GameLive } from '#contract/live/gameLive.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { coverText } from '#domain/rerun/words.ts';
import { clockTime } from '#domain/time/time.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';

/** What the words of a live game need to know of it. */
export interface LiveOf {
  readonly home: string;
  readonly away: string;
  readonly sport: Sport;
  /** Whether a draw is a result. */
  readonly draws: boolean;
  /** Whether its play is made up. */
  readonly sample?: true | undefined;
}

/** A part of a comb of 100 by 1, away left and home right, percent. */
interface CombPart {
  readonly x: number;
  readonly width: number;
}
export const COMB_SIDES = ['away', 'draw', 'home'] as const;
type Comb = Readonly<Record<(typeof COMB_SIDES)[number], CombPart>>;

/** A figure now beside the same before the start. */
export interface LiveRow {
  readonly label: string;
  /** Absent while no chance is shown. */
  readonly now: string | undefined;
  readonly before: string;
}

/** Everything a live game's panel says, in words. */
export interface LiveView {
  /** "As it is played"; once it is over, was. */
  readonly title: string;
  /** "Giants 10, Eagles 7"; absent before the first score is told. */
  readonly score: string | undefined;
  /** The feed's own words, "8:14 - 3rd Quarter"; absent once it is over. */
  readonly clock: string | undefined;
  /** The chance now as a comb; absent while none is shown. */
  readonly comb: Comb | undefined;
  /** Chances of each result: away, draw, home; none once it is over. */
  readonly chances: readonly LiveRow[];
  /** Where the bets of before the start stand. */
  readonly bets: readonly LiveRow[];
  /** Points so far and to come, and where the score so far would fall. */
  readonly facts: readonly string[];
  /** What a reader must know of the figures. */
  readonly note: string;
}

const RESULTS = [
  ['away', 'awayWinProbability'],
  ['draw', 'drawProbability'],
  ['home', 'homeWinProbability'],
] as const;

export const LIVE_TITLE = 'As it is played';
export const PLAYED_TITLE = 'As it was played';

/** Percentages to a tenth, as everywhere before the start. */
const said = (share: number): string => percent(100 * share, 1);

function chanceRows({ before, now }: GameLive, of: LiveOf): LiveRow[] {
  return RESULTS.filter(([result]) => result !== 'draw' || of.draws).map(([result, field]) => ({
    label: result === 'draw' ? 'Draw' : of[result],
    now: now && percent(now.chances[field], 1),
    before: percent(before.chances[field], 1),
  }));
}

function combOf({ now }: GameLive): Comb | undefined {
  if (!now) return undefined;
  const { awayWinProbability: away, drawProbability: draw } = now.chances;
  const home = Math.max(0, 100 - away - draw);
  return {
    away: { x: 0, width: away },
    draw: { x: away, width: draw },
    home: { x: away + draw, width: home },
  };
}

/** The bet's own side: the one that gives points, or the home side at pick'em. Pushes count for neither. */
function spreadRow({ before, now }: GameLive, of: LiveOf): LiveRow[] {
  const bet = before.spreadBet;
  if (!bet) return [];
  const isHome = bet.line <= 0;
  const share = (figures: GameLive['now']): string | undefined => {
    const told = figures?.spreadBet;
    return told && said(isHome ? told.wins : Math.max(0, 1 - told.wins - told.push));
  };
  return [
    {
      label: coverText(isHome ? of.home : of.away, isHome ? bet.line : -bet.line),
      now: share(now),
      before: share(before) ?? '',
    },
  ];
}

function totalRow({ before, now }: GameLive): LiveRow[] {
  const bet = before.totalBet;
  return bet
    ? [
        {
          label: `Over ${bet.line}`,
          now: now?.totalBet && said(now.totalBet.wins),
          before: said(bet.wins),
        },
      ]
    : [];
}

/** "27 points so far, about 19.2 to come." */
function pointsText({ score, now }: GameLive, { sport }: LiveOf): string[] {
  if (!score || !now) return [];
  const unit = SCORE_UNIT[sport];
  return [`${score.home + score.away} ${unit} so far, about ${now.toCome.toFixed(1)} to come.`];
}

/** "If it ended so, 41.0% of our games before the start were closer." */
function fallText({ score, fall }: GameLive): string[] {
  if (!score || !fall) return [];
  if (score.home === score.away) return [];
  return [`If it ended so: ${said(fall.closer)} of our games before the start were closer.`];
}

const HOW =
  'From this score and clock, the rest of every simulated game. For watching: no bet, price or alert to bet hangs on it.';

/** What is said of a game that is over. In soccer that is after 90 minutes: extra time may be on. */
const OVER =
  'It is over. The curve is what we said minute by minute; season odds move with the next refresh.';
const NINETY =
  'Its 90 minutes are over, which is what we said chances of: extra time and penalties are none of it. Season odds move with the next refresh.';

function standsNote({ stage, silent, asOf, now }: GameLive, { sport }: LiveOf): string {
  if (stage === 'waiting') return 'No feed has told of it yet.';
  if (stage === 'off') return 'It was called off, or is not on the feed’s board any more.';
  if (stage === 'ended') return sport === 'soccer' ? NINETY : OVER;
  if (silent)
    return `The feed has been silent since ${clockTime(asOf)}: no chance is shown until it speaks again.`;
  if (stage === 'paused') return `Play has stopped, as of ${clockTime(asOf)}. ${HOW}`;
  if (!now) return `As of ${clockTime(asOf)}: the score alone. We say no chance of this game.`;
  return `As of ${clockTime(asOf)}, each minute. ${HOW}`;
}

/** Of a sample nothing that is played is real. */
const MADE_UP = 'The play is made up; its chances are simulated like any game’s.';

const noteOf = (live: GameLive, of: LiveOf): string =>
  of.sample ? `${standsNote(live, of)} ${MADE_UP}` : standsNote(live, of);

/** What a live game's panel says. */
export function liveView(live: GameLive, of: LiveOf): LiveView {
  const { score, detail, stage } = live;
  const isPlayed = stage === 'ended';
  const title = isPlayed ? PLAYED_TITLE : LIVE_TITLE;
  return {
    title: of.sample ? `Sample, ${title.toLowerCase()}` : title,
    score: score && `${of.away} ${score.away}, ${of.home} ${score.home}`,
    clock: isPlayed && of.sport !== 'soccer' ? 'Final' : detail,
    comb: isPlayed ? undefined : combOf(live),
    chances: isPlayed ? [] : chanceRows(live, of),
    bets: isPlayed ? [] : [...spreadRow(live, of), ...totalRow(live)],
    facts: isPlayed ? [] : [...pointsText(live, of), ...fallText(live)],
    note: noteOf(live, of),
  };
}
