import { InputError } from '#domain/numbers/inputError.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import type { AllPlayers } from '#feeds/playerReports.ts';
import { DataError } from '#store/client.ts';
import type { RefreshContext } from '../context.ts';
import { feedDays } from '../window.ts';
import { firstUnlearned } from './firstUnlearned.ts';
import { type LeagueState, leagueState } from './leagueState.ts';
import { type LessonRows, learnFinal } from './learnFinal.ts';
import type { FinalToLearn, Learned } from './store/learned.ts';
import { askInTurn, MOST_FAILURES } from './telling.ts';

/** Box scores per run. */
const MOST = 12;
/** The same while finals of long ago are open: a first start has seasons to make up for. */
const MOST_LATE = 40;
/** A final is of long ago after this time. */
const LATE_MS = 7 * 86_400_000;
/** A final whose box score says nothing is given up after this time. */
const GIVEN_UP_MS = 3 * 86_400_000;

/** A final with its box score by the teams' keys, or why there is none. */
interface Asked {
  readonly final: FinalToLearn;
  readonly lines?: ReadonlyMap<string, readonly BoxLine[]>;
  readonly refused?: string;
}

/**
 * Leagues whose past days have all been asked for back to the fit: of others, finals of before the ones in hand may still come, and
 * players are learned of in the order of play.
 */
async function wholeLeagues({
  store,
  source,
  now,
  players,
}: RefreshContext): Promise<ReadonlySet<string>> {
  const whole = new Set<string>();
  const coverage = await store.readCoverage(source.name);
  for (const [league, first] of await firstUnlearned(players)) {
    const covered = coverage.get(league) ?? feedDays(league, now).from;
    if (covered <= first) whole.add(league);
  }
  return whole;
}

/** Leagues in turn, so that none waits for the finals of another. */
function inTurn(finals: readonly FinalToLearn[], now: Date): readonly FinalToLearn[] {
  const isLate = ({ game_time: start }: FinalToLearn) =>
    now.getTime() - Date.parse(start) > LATE_MS;
  const most = finals.some(isLate) ? MOST_LATE : MOST;
  const leagues = Map.groupBy(finals, ({ league }) => league);
  return [...leagues.values()]
    .flatMap((of) => of.map((final, place) => ({ final, place })))
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ final }) => final);
}

/** Asks for box scores of a league, in the order of play. Why a final has no lines is said with it. */
async function askFinals(
  { store, source }: RefreshContext,
  all: AllPlayers,
  league: PlayerLeague,
  finals: readonly FinalToLearn[],
): Promise<readonly Asked[]> {
  const teams = await store.readFeedTeams(source.name, league);
  const without: Asked[] = [];
  const failed = (final: FinalToLearn, refused: string) => without.push({ final, refused });
  const answers = await askInTurn(
    finals,
    finals.length,
    ({ source_id: id }) => all.boxScore(league, id),
    failed,
  );
  const told = answers.flatMap(([final, box]): readonly Asked[] => {
    const lines = new Map(
      [...box].flatMap(([id, of]) => {
        const key = teams.get(id);
        return key !== undefined && of.length > 0 ? [[key, of] as const] : [];
      }),
    );
    if (lines.has(final.home_key) && lines.has(final.away_key)) return [{ final, lines }];
    failed(final, 'it does not have both sides');
    return [];
  });
  return [...told, ...without];
}

/**
 * What is to be settled now: finals with lines, and those given up, three days after their start. Others are asked for again by the
 * next run; so are all while the feed answers nobody, which says nothing of any final.
 */
function settled(
  { now, log }: RefreshContext,
  asked: readonly Asked[],
  isDown: boolean,
): readonly Asked[] {
  return asked.filter(({ final, lines, refused = '' }) => {
    if (lines) return true;
    const given = !isDown && now.getTime() - Date.parse(final.game_time) > GIVEN_UP_MS;
    log(`${given ? 'gave up' : 'no'} box score of ${final.league} ${final.source_id}: ${refused}`);
    return given;
  });
}

/** Learns what was answered, in the order of play; a final that the model cannot learn changes nothing, and is said. */
async function learnLeague(
  context: RefreshContext,
  known: LeagueState,
  asked: readonly Asked[],
): Promise<Learned> {
  const { store } = context;
  const { model } = known;
  const { league } = model;
  let { state } = known;
  const players = new Map(await store.readLeaguePlayers(league));
  const said = await store.readSaidLines(asked.map(({ final }) => final.game_id));
  const lessons: LessonRows[] = [];
  const finals: { gameId: number; day: string; refused?: string }[] = [];
  for (const { final, lines, refused } of asked) {
    const { game_id: gameId, day } = final;
    if (!lines) {
      finals.push({ gameId, day, ...(refused !== undefined && { refused }) });
      continue;
    }
    const next = structuredClone(state);
    try {
      const about = { final, lines, said: said.get(gameId) ?? [], players };
      const lesson = learnFinal({ model, state: next }, about);
      for (const { from, to } of lesson.renames) {
        const player = players.get(from);
        if (player) players.set(to, { ...player, playerId: to, formerly: from });
      }
      state = next;
      lessons.push(lesson);
      finals.push({ gameId, day });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      context.log(`learned nothing from ${league} ${final.source_id}: ${error.message}`, {
        level: 'warn',
      });
      finals.push({ gameId, day, refused: error.message });
    }
    await context.breathe?.();
  }
  const days = finals.map(({ day }) => day).sort();
  return {
    learnedTo: days.at(-1) ?? '',
    state: lessons.length > 0 ? state : undefined,
    renames: lessons.flatMap(({ renames }) => renames),
    players: lastNamed(lessons),
    finals,
    games: lessons.flatMap(({ games }) => games),
  };
}

/** Everybody once, as named last. */
const lastNamed = (lessons: readonly LessonRows[]) => [
  ...new Map(
    lessons.flatMap(({ players }) => players.map((one) => [one.playerId, one] as const)),
  ).values(),
];

/** Stores what was learned; finals with a value that the database refuses teach nothing, and are not asked for again. */
async function storeLesson(
  { store, lease, log }: RefreshContext,
  league: PlayerLeague,
  lesson: Learned,
): Promise<Learned> {
  try {
    await store.saveLearned(lease, league, lesson);
    return lesson;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    log(`learned nothing from ${league}: ${error.message}`, { level: 'error' });
    const finals = lesson.finals.map((one) => ({ ...one, refused: error.message }));
    const nothing = { ...lesson, state: undefined, renames: [], players: [], finals, games: [] };
    await store.saveLearned(lease, league, nothing);
    return nothing;
  }
}

/**
 * Learns from finals whose box score nobody has asked for: one request each, a dozen a run, more while a first start makes up for
 * seasons. Leagues are begun once their past days have been asked for, so that they are learned in the order of play. What a
 * league's finals taught is stored at once with the finals themselves, so that a run that dies asks for them again. A final that is
 * corrected later is not learned again. Returns how many finals taught something.
 */
export async function learnPlayers(context: RefreshContext): Promise<number> {
  const { store, source, now } = context;
  const all = source.reports?.players;
  if (!all) return 0;
  const finals = await store.readFinalsToLearn(source.name, MOST_LATE);
  if (finals.length === 0) return 0;
  const whole = await wholeLeagues(context);
  const open = inTurn(
    finals.filter(({ league }) => whole.has(league)),
    now,
  );
  const asked = new Map<PlayerLeague, readonly Asked[]>();
  for (const league of PLAYER_LEAGUES) {
    const of = open.filter((final) => final.league === league);
    if (of.length > 0) asked.set(league, await askFinals(context, all, league, of));
  }
  const answers = [...asked.values()].flat();
  const isDown = answers.length >= MOST_FAILURES && answers.every(({ lines }) => !lines);
  let learned = 0;
  for (const [league, of] of asked) {
    const told = settled(context, of, isDown);
    if (told.length === 0) continue;
    const lesson = await learnLeague(context, await leagueState(context, league), told);
    const stored = await storeLesson(context, league, lesson);
    learned += stored.finals.filter(({ refused }) => refused === undefined).length;
  }
  return learned;
}
