import { findLeague } from '#domain/leagues/findLeague.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { objectOf } from '#domain/ledger/line.ts';
import { seasonShareText } from '#domain/season/oddsText.ts';
import { seasonName } from '#domain/season/seasonName.ts';
import { fullDate } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import type { LineFact, LineWords } from './lineFacts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Teams that are named. */
const MOST = 3;
/** What a season is won with; a line of odds without it is told by the first goal of its first team. */
const TITLE = 'title';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** "NFL 2026", "La Liga 2026–27"; of a league that is not ours as the line has it. */
function nameOf({ season }: Fields): string {
  const { league, season: year } = objectOf(season);
  const known = typeof league === 'string' ? findLeague(league) : undefined;
  if (!known || !isNumber(year)) return `${league} ${year}`;
  return `${LEAGUES[known].name} ${seasonName(known, year)}`;
}

/** The goal whose odds are told: the title, if the line has it. */
function goalOf(odds: Fields): string {
  const [first] = Object.values(odds).map(objectOf);
  const goals = Object.keys(first ?? {});
  return goals.includes(TITLE) ? TITLE : (goals[0] ?? TITLE);
}

/** Names of goals are codes in a ledger: "topFour" reads "top four". */
const goalText = (goal: string): string =>
  goal.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The odds of a day: whose title they give, the three likeliest, and how often the season was played. */
export function seasonLineWords(payload: Fields): LineWords {
  const { day, sample } = objectOf(payload.season);
  const odds = objectOf(payload.odds);
  const goal = goalOf(odds);
  const likeliest = Object.entries(odds)
    .flatMap(([team, said]) => {
      const share = objectOf(said)[goal];
      return isNumber(share) && share > 0 ? [{ team, share }] : [];
    })
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST)
    .map(({ team, share }) => `${team} ${seasonShareText(share)}`);
  const { runs } = objectOf(payload.recipe);
  const { games } = payload;
  const facts: LineFact[] = [
    [`Odds of the ${goalText(goal)}`, likeliest.join(', ')],
    ['Teams', String(Object.keys(odds).length)],
    ['Played', isNumber(runs) ? counted(runs, 'time') : ''],
    ['Left to play', isNumber(games) ? counted(games, 'game') : ''],
  ];
  const of = typeof day === 'string' ? `, ${fullDate(day)}` : '';
  return { title: `${nameOf(payload)} season odds${of}`, sample: sample === true, facts };
}

/** How a season ended: who won it, and how many days of odds were scored. */
export function seasonGradeWords(payload: Fields): LineWords {
  const { sample } = objectOf(payload.season);
  const winners = Object.entries(objectOf(payload.came)).flatMap(([team, goals]) =>
    Array.isArray(goals) && goals.includes(TITLE) ? [team] : [],
  );
  const figures = Array.isArray(payload.figures) ? payload.figures.map(objectOf) : [];
  const scores = figures.flatMap(({ goal, brier }) =>
    typeof goal === 'string' && isNumber(brier) ? [`${goalText(goal)} ${brier.toFixed(3)}`] : [],
  );
  const { lines } = payload;
  const facts: LineFact[] = [
    ['Won it', winners.join(', ')],
    ['Odds scored', isNumber(lines) ? counted(lines, 'day') : ''],
    ['Brier score', scores.join(', ')],
  ];
  return {
    title: `How the ${nameOf(payload)} season ended, and how its odds scored`,
    sample: sample === true,
    facts,
  };
}
