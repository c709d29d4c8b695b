import { InputError } from '#domain/numbers/inputError.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import type { AllPlayers } from '#feeds/playerReports.ts';
import { DataError } from '#store/client.ts';
import type { RefreshContext } from '../context.ts';
import { type LeagueState, leagueState } from './leagueState.ts';
import { type LessonRows, learnFinal } from './learnFinal.ts';
import type { FinalToLearn, Learned } from './store/learned.ts';
import { askInTurn } from './telling.ts';

/** Box scores per run, and of one league. */
const MOST = 12;
/** A final whose box score says nothing is given up after this time. */
const GIVEN_UP_MS = 3 * 86_400_000;

/** A final with its box score by the teams' keys, or why there is none. */
interface Asked {
  readonly final: FinalToLearn;
  readonly lines?: ReadonlyMap<string, readonly BoxLine[]>;
  readonly refused?: string;
}

/** Leagues in turn, so that none waits for the finals of another. */
function inTurn(finals: readonly FinalToLearn[]): readonly FinalToLearn[] {
  const leagues = Map.groupBy(finals, ({ league }) => league);
  return [...leagues.values()]
    .flatMap((of) => of.map((final, place) => ({ final, place })))
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST)
    .map(({ final }) => final);
}

/** Asks for box scores of a league, in the order of play. Who does not answer is asked again by the next run, for three days. */
async function askFinals(
  { store, source, now, log }: RefreshContext,
  all: AllPlayers,
  league: PlayerLeague,
  finals: readonly FinalToLearn[],
): Promise<readonly Asked[]> {
  const teams = await store.readFeedTeams(source.name, league);
  const without: Asked[] = [];
  const failed = (final: FinalToLearn, reason: string): void => {
    const given = now.getTime() - Date.parse(final.game_time) > GIVEN_UP_MS;
    log(`${given ? 'gave up' : 'no'} box score of ${league} ${final.source_id}: ${reason}`);
    if (given) without.push({ final, refused: reason });
  };
  const answers = await askInTurn(
    finals,
    MOST,
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
 * Learns from finals whose box score nobody has asked for: one request each, a dozen a run, league by league. What a league's finals
 * taught is stored at once with the finals themselves, so that a run that dies asks for them again. A final that is corrected later
 * is not learned again. Returns how many finals taught something.
 */
export async function learnPlayers(context: RefreshContext): Promise<number> {
  const { store, source } = context;
  const all = source.reports?.players;
  if (!all) return 0;
  const open = inTurn(await store.readFinalsToLearn(source.name, MOST));
  let learned = 0;
  for (const league of PLAYER_LEAGUES) {
    const finals = open.filter((final) => final.league === league);
    if (finals.length === 0) continue;
    const asked = await askFinals(context, all, league, finals);
    if (asked.length === 0) continue;
    const lesson = await learnLeague(context, await leagueState(context, league), asked);
    const stored = await storeLesson(context, league, lesson);
    learned += stored.finals.filter(({ refused }) => refused === undefined).length;
  }
  return learned;
}
