import type { FeedGame, Game, GameStage, Team } from '#domain/game/game.ts';
import { easternDate } from '#domain/time/time.ts';
import type { KnownGame } from '../../secondSource.ts';
import type { FeedAnswer, Quarantined } from '../../source.ts';
import { matchOf, type SameGameMatch, stageWithSidesSwapped } from './sameGame.ts';

/** A live score unconfirmed for longer than this is not shown. */
const LIVE_SCORE_MS = 3_600_000;

/** A game's stage, from any type that has it. */
function stageOf(game: GameStage): GameStage {
  switch (game.status) {
    case 'scheduled':
      return { status: game.status };
    case 'postponed':
      return { status: game.status, detail: game.detail };
    default:
      return { status: game.status, score: game.score, detail: game.detail };
  }
}

/** Start of a game: if the second feed knows only the day, the stored hour of that day stays. */
function startOf(told: FeedGame, known: Game) {
  const sameDay = easternDate(told.gameTime) === easternDate(known.gameTime);
  const { gameTime, timeKnown } = !told.timeKnown && sameDay ? known : told;
  return { gameTime, timeKnown };
}

/**
 * A stored game's stage by the second feed, which knows no live games; undefined if it adds nothing. A stored result stays, and
 * so does a cancellation unless there is a new day. A live score is valid for an hour, later unknown.
 */
function standsNow(told: FeedGame, known: Game, now: Date): GameStage | undefined {
  if (known.status === 'final') return undefined;
  if (told.status !== 'scheduled') return stageOf(told);
  if (known.status === 'live') {
    const old = now.getTime() - Date.parse(known.asOf) >= LIVE_SCORE_MS;
    return old ? { status: 'scheduled' } : undefined;
  }
  const moved = easternDate(told.gameTime) > easternDate(known.gameTime);
  return known.status === 'postponed' && !moved ? stageOf(known) : { status: 'scheduled' };
}

/** A stored game with the second feed's news; everything else stays. */
function updated(
  told: FeedGame,
  { known: { sourceId, game }, sides }: SameGameMatch & { readonly kind: 'known' },
  now: Date,
): FeedGame | undefined {
  const stage = standsNow(told, game, now);
  if (!stage) return undefined;
  const availability =
    sides === 'same'
      ? told.availability
      : told.availability && { home: told.availability.away, away: told.availability.home };
  const { league, season, postseason, preseason, neutralSite, homeTeam, awayTeam, venue } = game;
  const { occasion, series, broadcasts } = game;
  return {
    sourceId,
    league,
    season,
    postseason,
    ...(preseason && { preseason }),
    neutralSite,
    ...(occasion !== undefined && { occasion }),
    ...(series !== undefined && { series }),
    ...(broadcasts && { broadcasts }),
    homeTeam,
    awayTeam,
    venue,
    odds: sides === 'same' ? told.odds : [],
    ...(availability && { availability }),
    ...startOf(told, game),
    ...(sides === 'same' ? stage : stageWithSidesSwapped(stage)),
  };
}

/** A game that is not stored, with its sides' names from stored games. */
function introduced(told: FeedGame, stored: readonly KnownGame[]): FeedGame {
  const teams = stored.flatMap(({ game }) => [game.homeTeam, game.awayTeam]);
  const known = (team: Team): Team => {
    const { ratingKey } = team;
    const same = teams.find((one) => ratingKey !== undefined && one.ratingKey === ratingKey);
    return same ? { ...same, record: undefined } : team;
  };
  return { ...told, homeTeam: known(told.homeTeam), awayTeam: known(told.awayTeam) };
}

/**
 * A second feed's answer with the numbers and names of the stored games, so that no game is doubled when the first feed returns.
 * Games not stored get the first feed's numbers, which the second has.
 */
export function carriedOn(
  { games, quarantined }: FeedAnswer,
  stored: readonly KnownGame[],
  now: Date,
): FeedAnswer {
  const odd: Quarantined[] = [];
  const taken = new Set<string>();
  const carried = games.flatMap((told) => {
    const match = matchOf(told, stored);
    const number = match.kind === 'known' ? match.known.sourceId : told.sourceId;
    if (match.kind === 'contradicts' || taken.has(number)) {
      const reason = taken.has(number) ? 'listed twice' : 'the number of another game';
      odd.push({ item: told.sourceId, reason });
      return [];
    }
    taken.add(number);
    return (match.kind === 'new' ? introduced(told, stored) : updated(told, match, now)) ?? [];
  });
  return { games: carried, quarantined: [...quarantined, ...odd] };
}
