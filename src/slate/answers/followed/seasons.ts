import { decidingGameSchema, followedSeasonSchema } from '#contract/answers/followed/schema.ts';
import { followedSeason } from '#contract/answers/followed/season.ts';
import { decidingGames } from '#contract/answers/followed/worth.ts';
import { seasonViewSchema } from '#contract/season/schema.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { LeaseLostError, StoreError } from '#store/client.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { checkedJson, item, type OnBreach } from '../rendering.ts';
import { type TimedText, timedList } from '../timedText.ts';

type Context = Pick<RefreshContext, 'store' | 'now' | 'log'>;

/** Older odds are a season's that is over. */
const SEASON_DAYS = 8;

/** What the answer about followed sides takes from seasons' odds. */
function renderSeasons(
  views: readonly SeasonView[],
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const deciding = views.flatMap(decidingGames).toSorted((one, other) => other.gap - one.gap);
  const seasons = views.flatMap((view) => {
    const text = checkedJson(
      followedSeasonSchema,
      followedSeason(view),
      `season ${view.league}`,
      refused,
    );
    return text === undefined ? [] : [[ANSWER_KEYS.followedSeason(view.league), { text }] as const];
  });
  const pieces = deciding.flatMap((game) =>
    item(decidingGameSchema, game, refused, { until: Date.parse(game.start) }),
  );
  return [...seasons, [ANSWER_KEYS.decidingGames, timedList(pieces)]];
}

/** The newest odds of every season that is on; a league whose odds cannot be read is left out. */
async function viewsOf(
  { store, now }: Context,
  sample: boolean,
  refused: OnBreach,
): Promise<readonly SeasonView[]> {
  const since = addDays(easternDate(now), -SEASON_DAYS);
  return (await store.readSeasonViews(sample, since)).flatMap((row) => {
    const { success, data, error } = seasonViewSchema.safeParse(JSON.parse(row.view));
    if (!success) refused(`season ${row.season}`, error.issues[0]?.message ?? '');
    return success ? [data] : [];
  });
}

/** The same of the odds that are stored now. What fails costs the answers their seasons, not the run. */
export async function readFollowedSeasons(
  context: Context,
  sample: boolean,
): Promise<readonly (readonly [string, TimedText])[]> {
  const { log } = context;
  const refused: OnBreach = (what, reason) => log(`left out of the answers: ${what}: ${reason}`);
  try {
    return renderSeasons(await viewsOf(context, sample, refused), refused);
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof LeaseLostError) throw error;
    log(`season odds are left out of the answers: ${whyFailed(error)}`, { level: 'error' });
    return [];
  }
}

/** Puts new season odds into the answers that are up. */
export async function replaceFollowedSeasons(
  context: Context & Pick<RefreshContext, 'lease'>,
  sample: boolean,
): Promise<void> {
  for (const [key, answer] of await readFollowedSeasons(context, sample)) {
    await context.store.replaceAnswer(context.lease, { key, body: JSON.stringify(answer) });
  }
}
