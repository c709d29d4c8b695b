import { bestPrice } from '#domain/events/bestPrice.ts';
import { eventPath } from '#domain/events/eventPath.ts';
import type { Bout, BoutResult, FightCard } from '#domain/events/fightCard.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { outcomeWords, whereItFell } from '#domain/follow/whereItFell.ts';
import { NEAR_MINUTES, STALE_MINUTES } from '#domain/game/freshness.ts';
import type { Game } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { SIDES, type Side, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import type { LeaguePage } from '#domain/leagues/leaguePage.ts';
import { american } from '#domain/numbers/numbers.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { gameCall } from '#domain/prices/gameCall.ts';
import { givenOn, pairGivenOn } from '#domain/prices/givenOn.ts';
import { withoutReadings } from '#domain/prices/withoutReadings.ts';
import { marketFlag } from '#domain/words/cardLines.ts';
import { slug } from '#domain/words/slug.ts';
import type { Dated } from '../../asOf.ts';

/** A price in words, and until when they are true. */
interface FollowedPrice {
  /** "Best: Bills −1.5 −110 (Bovada), costs 1¢ per $1" */
  readonly says: string;
  /** ISO 8601 in UTC. */
  readonly until: string;
  /** Books whose prices are on the site and may not be given on. */
  readonly pricesWithheld?: number | undefined;
}

/** One side of a contest, as whoever follows it reads of it. */
export interface FollowedSide {
  /** The last part of its page's address. */
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  /** Published chance, 0–1. */
  readonly share?: number | undefined;
  /** "lost by 4", once it is over. */
  readonly outcome?: string | undefined;
  /** Where that fell among the simulated games, 1–99. */
  readonly percentile?: number | undefined;
  readonly price?: FollowedPrice | undefined;
}

/** A game or bout as the answer about followed sides is made from it. */
export interface FollowedContest extends Dated {
  readonly id: number;
  readonly of: LeaguePage;
  readonly path: string;
  /** "Celtics at Thunder" */
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly timeKnown: boolean;
  readonly status: Game['status'];
  readonly sample: boolean;
  /** Of a draw, 0–1; absent where there is none. */
  readonly draw?: number | undefined;
  /** The market's spread, "BUF −1.5". */
  readonly line?: string | undefined;
  readonly sides: readonly FollowedSide[];
}

const MINUTE_MS = 60_000;
/** A percentage as a share, six digits: rounded once more it stays what pages say. */
const shareOf = (percentage: number): number => Math.round(1e4 * percentage) / 1e6;

/** Until when a price seen at an instant can be said: to the start, and near it for half an hour. */
function priceUntil(seen: string, start: string): string {
  const begins = Date.parse(start);
  const old = Math.max(
    Date.parse(seen) + STALE_MINUTES * MINUTE_MS,
    begins - NEAR_MINUTES * MINUTE_MS,
  );
  return new Date(Math.min(begins, old)).toISOString();
}

/** A game's price as its page says it, of those that may be given on; an edge lives too short to be said here. */
function gamePrice(game: Game, at: string): FollowedPrice | undefined {
  const { quotes, withheld } = givenOn(game.odds);
  const said: Game = withoutReadings({ ...game, odds: quotes });
  const call = gameCall(said, at);
  if (quotes.length === 0 || !('price' in call) || !call.price) return undefined;
  return {
    says: callSentence(call),
    until: priceUntil(oldestDatum(said), game.gameTime),
    ...(withheld > 0 && { pricesWithheld: withheld }),
  };
}

function gameSide(game: Game, side: Side, price: FollowedPrice | undefined): FollowedSide {
  const { prediction } = game;
  const { name, shortName } = teamOn(game, side);
  const named = { key: slug(name), name, shortName };
  const share = prediction && shareOf(winProbability(prediction, side));
  const said = { ...named, ...(share !== undefined && { share }), ...(price && { price }) };
  if (game.status !== 'final') return said;
  const { home, away } = game.score;
  const percentile =
    prediction && whereItFell(marginHistogram(prediction.simulationData.grid), home - away, side);
  return {
    ...said,
    outcome: side === 'home' ? outcomeWords(home, away) : outcomeWords(away, home),
    ...(percentile !== undefined && { percentile }),
  };
}

/** A game of a team league. @param at when its slate was confirmed, ISO 8601 in UTC */
export function gameContest(game: Game, at: string): FollowedContest {
  const { id, league, prediction, awayTeam, homeTeam, gameTime, timeKnown, status } = game;
  const price = gamePrice(game, at);
  const line = marketFlag({ ...game, odds: givenOn(game.odds).quotes });
  return {
    id,
    of: league,
    path: `/game/${id}`,
    title: `${awayTeam.shortName} ${game.neutralSite ? 'vs.' : 'at'} ${homeTeam.shortName}`,
    start: gameTime,
    timeKnown,
    status,
    sample: game.sample,
    ...(prediction &&
      prediction.drawProbability > 0 && { draw: shareOf(prediction.drawProbability) }),
    ...(line !== undefined && { line }),
    sides: SIDES.map((side) => gameSide(game, side, price)),
    asOf: game.asOf,
  };
}

const OTHERWISE = { draw: 'drew', noContest: 'had no contest' } as const;

function boutOutcome(winner: BoutResult['winner'], side: 'a' | 'b'): string {
  if (winner === 'draw' || winner === 'noContest') return OTHERWISE[winner];
  return winner === side ? 'won' : 'lost';
}

function boutSide(bout: Bout, side: 'a' | 'b', until: string): FollowedSide {
  const { name } = bout[side];
  const best = bestPrice(pairGivenOn(bout).moneyline, side);
  const { outcome } = bout.prediction ?? {};
  const { result } = bout;
  return {
    key: slug(name),
    name,
    shortName: name,
    ...(outcome && { share: shareOf(100 * decisiveWinShare(outcome, side)) }),
    ...(best && {
      price: { says: `Best price: ${american(best.odds)} (${best.provider})`, until },
    }),
    ...(result && { outcome: boutOutcome(result.winner, side) }),
  };
}

/** The bouts of a card. */
export const boutContests = (card: StoredEvent<FightCard>): readonly FollowedContest[] =>
  card.bouts.map((bout) => ({
    id: card.id,
    of: card.league,
    path: eventPath(card),
    title: `${bout.a.name} vs. ${bout.b.name}`,
    start: card.startTime,
    timeKnown: card.timeKnown,
    status: card.status,
    sample: card.sample,
    sides: [boutSide(bout, 'a', card.startTime), boutSide(bout, 'b', card.startTime)],
    asOf: card.asOf,
  }));
