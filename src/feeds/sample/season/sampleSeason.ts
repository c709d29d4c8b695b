import type { League } from '#domain/leagues/league.ts';
import { seasonDays } from '#domain/season/seasonDays.ts';
import type { FixtureStage, SeasonFixture } from '#domain/season/seasonFixture.ts';
import { addDays, type CalendarDate, easternDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { SeasonFeedAnswer } from '../../source.ts';
import { sampleFixture } from '../games.ts';
import { SAMPLE_CONFERENCES } from './calendar.ts';
import { sampleEdges } from './edges.ts';
import { type PlannedGame, samplePlan } from './plan.ts';
import { sampleResult } from './result.ts';

/** Days from today on in which the season has a date only for the slate's own games. */
const SLATE_DAYS = 14;

/**
 * A league's sample season as of a day: played games with sample results, the coming fortnight's games as the slate has them, and
 * the rest. What the slate does not have of the fortnight is to be played without a date, so that no team's number changes.
 */
export function sampleSeason(league: League, season: number, now: Date): SeasonFeedAnswer {
  const { teams } = FEED_FACTS[league];
  const today = easternDate(now);
  const edgeOf = sampleEdges(league);

  function build(game: PlannedGame): readonly SeasonFixture[] {
    const [home, away] = [teams[game.home], teams[game.away]];
    if (!home || !away) return [];
    const { gameTime, sourceId } = sampleFixture(league, game.date, home, away, game.index);
    const id = game.shown ? sourceId : `${sourceId}-${game.index}`;
    const edge = edgeOf(home.team.ratingKey, away.team.ratingKey);
    const stage = stageOn(game, today) ?? sampleResult(league, id, edge);
    const open = stage.status === 'postponed';
    return [
      {
        league,
        season,
        sourceId: id,
        home: { key: home.team.ratingKey, name: home.team.name },
        away: { key: away.team.ratingKey, name: away.team.name },
        ...(!open && { start: gameTime }),
        timeKnown: !open,
        neutral: false,
        postseason: false,
        counts: true,
        ...stage,
      },
    ];
  }

  const conferences = Object.entries(SAMPLE_CONFERENCES[league] ?? {});
  const groups = Object.fromEntries(conferences.map(([name, keys]) => [name, { '': keys }]));
  return {
    fixtures: samplePlan(league, season).flatMap(build),
    days: seasonDays(league, season),
    ...(conferences.length > 0 && { groups }),
    quarantined: [],
    requests: 0,
  };
}

/** Undefined once a game has been played. */
function stageOn({ date, shown }: PlannedGame, today: CalendarDate): FixtureStage | undefined {
  if (date < today) return undefined;
  const isOpen = !shown && date < addDays(today, SLATE_DAYS);
  return { status: isOpen ? 'postponed' : 'scheduled' };
}
