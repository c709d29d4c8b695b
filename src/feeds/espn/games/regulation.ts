import type { GameStage, Score } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { EspnCompetitor, EspnHappening, EspnStatus } from './schema.ts';

/** What tells a side's goals in both halves. */
interface Scorer {
  readonly linescores?: EspnCompetitor['linescores'];
  readonly team: { readonly id?: string | undefined };
}

type Goal = Pick<EspnHappening, 'scoringPlay' | 'shootout' | 'clock' | 'team'>;

/** A match's sides, and its events according to the feed. */
interface Played {
  readonly home: EspnCompetitor;
  readonly away: EspnCompetitor;
  readonly happenings: readonly EspnHappening[];
}

/** Minutes that picks, prices and ratings refer to; added time of the second half is written "90'+4'". */
const REGULATION = 90;

/** Whether the match went beyond 90 minutes: by its status' name, else by the displayed words. */
function wentLonger(status: EspnStatus): boolean {
  const { name = '', detail = '' } = status?.type ?? {};
  return /_(AET|PEN)$/i.test(name) || /\b(aet|pens?|extra time|penalt\w+)\b/i.test(detail);
}

/** A side's goals in both halves, from its list of periods. */
function byPeriods({ linescores = [] }: Scorer): number | undefined {
  const halves = [1, 2].map(
    (half) => linescores.find(({ period }, at) => (period ?? at + 1) === half)?.value,
  );
  const [first, second] = halves;
  return Number.isInteger(first) && Number.isInteger(second)
    ? (first ?? 0) + (second ?? 0)
    : undefined;
}

/** The same from the minutes of its goals; undefined if they do not add up to its score after extra time. */
function byMinutes(
  { team }: Scorer,
  happenings: readonly Goal[],
  goals: number,
): number | undefined {
  if (team.id === undefined) return undefined;
  const minutes = happenings
    .filter((each) => each.scoringPlay && !each.shootout && each.team?.id === team.id)
    .map(({ clock }) => Number(/^(\d{1,3})'/.exec(clock?.displayValue ?? '')?.[1] ?? Number.NaN));
  if (minutes.length !== goals || minutes.some(Number.isNaN)) return undefined;
  return minutes.filter((minute) => minute <= REGULATION).length;
}

/** The score after 90 minutes of a match that went on; undefined if the feed does not give it. */
export function regulationScore(
  {
    home,
    away,
    happenings,
  }: { readonly home: Scorer; readonly away: Scorer; readonly happenings: readonly Goal[] },
  full: Score,
): Score | undefined {
  const of = (side: Scorer, goals: number): number | undefined => {
    const counted = byPeriods(side) ?? byMinutes(side, happenings, goals);
    return counted !== undefined && counted >= 0 && counted <= goals ? counted : undefined;
  };
  const score = { home: of(home, full.home), away: of(away, full.away) };
  return score.home === undefined || score.away === undefined
    ? undefined
    : { home: score.home, away: score.away };
}

/** "AET 1–2", "pens 3–4", "AET 2–2, pens 3–4": away side first, as in scores on the pages. */
function howItEnded({ home, away }: Played, score: Score, full: Score): string {
  const scored = score.home !== full.home || score.away !== full.away;
  const kicks = [away.shootoutScore, home.shootoutScore];
  const pens = kicks.every((each) => each !== undefined) && kicks.some((each) => each !== 0);
  const parts = [
    (scored || !pens) && `AET ${full.away}–${full.home}`,
    pens && `pens ${kicks.join('–')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * A soccer match that went beyond 90 minutes, with the score after 90, which its picks, prices and ratings refer to; the decision
 * is a note. Refused if the feed does not give that score: it is not guessed.
 */
export function inRegulation(
  league: League,
  stage: Parsed<GameStage>,
  status: EspnStatus,
  played: Played,
): Parsed<GameStage> {
  if (!stage.ok || stage.value.status !== 'final') return stage;
  if (LEAGUES[league].sport !== 'soccer' || !wentLonger(status)) return stage;
  const { score: full } = stage.value;
  const score = regulationScore(played, full);
  if (!score) return refusedItem('went beyond 90 minutes, and the score at their end is not told');
  return parsedItem({ ...stage.value, score, detail: howItEnded(played, score, full) });
}
