import type { EventLive } from '#contract/live/eventLive.ts';
import { setsWon } from '#domain/live/tennisState.ts';
import { matchScoreText } from '#domain/live/tennisWords.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { clockTime } from '#domain/time/time.ts';
import { LIVE_TITLE, type LiveRow, type LiveView, PLAYED_TITLE } from '../liveView.ts';

/** What the words of a live match need to know of it: short names. */
export interface MatchOf {
  readonly a: string;
  readonly b: string;
}

type Match = NonNullable<EventLive['match']>;
type Score = NonNullable<Match['score']>;
type Figures = Match['before'];

const said = (value: number): string => percent(value, 1);

/** "Kwon 2–1", of every set score from A's clearest win to B's. */
function setScoreLabels(count: number, { a, b }: MatchOf): readonly string[] {
  const need = count / 2;
  return Array.from({ length: count }, (_, at) =>
    at < need ? `${a} ${need}–${at}` : `${b} ${need}–${count - 1 - at}`,
  );
}

const chanceRows = ({ before, now }: Match, { a, b }: MatchOf): readonly LiveRow[] => [
  { label: a, now: now && said(now.winA), before: said(before.winA) },
  { label: b, now: now && said(100 - now.winA), before: said(100 - before.winA) },
];

/** Set scores that can still come; all of them while no chance is shown. */
const setRows = ({ before, now }: Match, of: MatchOf): readonly LiveRow[] =>
  setScoreLabels(before.setScores.length, of).flatMap((label, at) => {
    const left = now?.setScores[at];
    if (left === 0) return [];
    return [
      {
        label,
        now: left === undefined ? undefined : said(left),
        before: said(before.setScores[at] ?? 0),
      },
    ];
  });

function combOf({ now }: Match): LiveView['comb'] {
  if (!now) return undefined;
  const { winA } = now;
  return {
    away: { x: 0, width: winA },
    draw: { x: winA, width: 0 },
    home: { x: winA, width: 100 - winA },
  };
}

/** How the match has gone beside the published runs: "Gea won the first set, as in 43.2% of our matches before the start." */
function soFar({ sets }: Score, { firstSetA, setScores }: Figures, of: MatchOf): readonly string[] {
  const [first] = sets;
  const [wonA, wonB] = setsWon({ sets });
  // A third set of three: both scores of two sets to one.
  if (wonA === 1 && wonB === 1 && setScores.length === 4) {
    const deciding = (setScores[1] ?? 0) + (setScores[2] ?? 0);
    return [`It goes to a third set, as in ${said(deciding)} of our matches before the start.`];
  }
  if (!first || sets.length > 1 || firstSetA === undefined) return [];
  const [winner, share] = first[0] > first[1] ? [of.a, firstSetA] : [of.b, 100 - firstSetA];
  return [`${winner} won the first set, as in ${said(share)} of our matches before the start.`];
}

/** "We said Kwon 57.3%. Gea won 2–1, as in 22.1% of our matches." */
function ended({ winner, retired, sets }: Score, before: Figures, of: MatchOf): readonly string[] {
  if (!winner) return [];
  const [likelier, share] = before.winA >= 50 ? [of.a, before.winA] : [of.b, 100 - before.winA];
  const told = `We said ${likelier} ${said(share)}.`;
  const won = of[winner];
  const lost = of[winner === 'a' ? 'b' : 'a'];
  if (retired) return [`${told} ${won} won because ${lost} gave up: none of our matches end so.`];
  const [wonA, wonB] = setsWon({ sets });
  const [most, fewest] = winner === 'a' ? [wonA, wonB] : [wonB, wonA];
  const at = winner === 'a' ? fewest : before.setScores.length - 1 - fewest;
  const score = before.setScores[at];
  const as = score === undefined ? '' : `, as in ${said(score)} of our matches`;
  return [`${told} ${won} won ${most}–${fewest}${as}.`];
}

const HOW =
  'From this score, the rest of the match on each of the days it may be; points within a game are not told, so it moves with each game. For watching: no bet, price or alert to bet hangs on it.';

function noteOf({ stage, silent, asOf, match }: EventLive): string {
  if (stage === 'waiting') return 'No feed has told of it yet.';
  if (stage === 'off') return 'It was called off, or nobody played it.';
  if (stage === 'ended') return 'It is over. The curve is what we said minute by minute.';
  if (silent) {
    return `The feed has been silent since ${clockTime(asOf)}: no chance is shown until it speaks again.`;
  }
  if (stage === 'paused') return `Play has stopped, as of ${clockTime(asOf)}. ${HOW}`;
  if (!match?.now) return `As of ${clockTime(asOf)}: the score alone. We say no chance of it.`;
  return `As of ${clockTime(asOf)}, each minute. ${HOW}`;
}

/** "3rd Set, Gea serves" */
function clockOf({ detail, match }: EventLive, of: MatchOf): string | undefined {
  const server = match?.score?.server;
  return server && detail ? `${detail}, ${of[server]} serves` : detail;
}

/** What a live match's panel says. */
export function matchView(live: EventLive, of: MatchOf): LiveView {
  const { stage, match } = live;
  const over = stage === 'ended';
  const score = match?.score;
  const facts = score && match ? (over ? ended : soFar)(score, match.before, of) : [];
  return {
    title: over ? PLAYED_TITLE : LIVE_TITLE,
    score: score && `${of.a}–${of.b} ${matchScoreText(score)}`,
    clock: over ? (live.detail ?? 'Final') : clockOf(live, of),
    comb: over || !match ? undefined : combOf(match),
    chances: over || !match ? [] : chanceRows(match, of),
    bets: over || !match ? [] : setRows(match, of),
    facts,
    note: noteOf(live),
  };
}
