import type { Bout, FightCard } from '../events/fightCard.ts';
import type { GolfTournament } from '../events/golfTournament.ts';
import type { RaceEvent } from '../events/race.ts';
import type { StoredEvent } from '../events/sportEvent.ts';
import type { TennisMatch } from '../events/tennisMatch.ts';
import { lastNames } from '../fights/lastName.ts';
import type { FightAbout, MatchAbout, RerunAbout, TournamentAbout } from './about.ts';
import { fightFigures } from './lines/fight.ts';
import { givenLines } from './lines/given.ts';
import { matchFigures } from './lines/match.ts';
import { raceFigures } from './lines/race.ts';
import { tournamentFigures } from './lines/tournament.ts';
import { outcomeHash } from './outcomeHash.ts';
import type { RerunFigure, Rerunnable } from './rerunnable.ts';
import { toldApart } from './toldApart.ts';

/** What is predicted of any part of an event. */
interface Predicted<Outcome> {
  readonly id: number;
  readonly recipe: Rerunnable['recipe'];
  readonly outcome: Outcome;
}

function rerunnable<Outcome>(
  id: string,
  { id: prediction, recipe, outcome }: Predicted<Outcome>,
  about: RerunAbout,
  figures: readonly RerunFigure[],
): Rerunnable {
  return {
    id,
    prediction,
    recipe,
    about,
    said: { figures: [...figures, ...givenLines(recipe, about)], hash: outcomeHash(outcome) },
  };
}

/** The samples' own numbers are negative. */
const eventId = (id: number): string => (id < 0 ? `sample-${-id}` : `event-${id}`);

/** A bout's published prediction for a re-run; undefined if it has none. */
export function rerunOfBout(
  card: Pick<StoredEvent<FightCard>, 'id' | 'league'>,
  { key, a, b, prediction }: Bout,
): Rerunnable | undefined {
  if (!prediction) return undefined;
  const [nameA, nameB] = lastNames(a.name, b.name);
  const about: FightAbout = { kind: 'fight', a: nameA, b: nameB, league: card.league };
  const figures = fightFigures(prediction.outcome, about);
  return rerunnable(`${eventId(card.id)}-${key}`, prediction, about, figures);
}

/** The same of a match. */
export function rerunOfMatch(match: StoredEvent<TennisMatch>): Rerunnable | undefined {
  const { id, a, b, prediction } = match;
  if (!prediction) return undefined;
  const [nameA, nameB] = lastNames(a.name, b.name);
  const about: MatchAbout = { kind: 'match', a: nameA, b: nameB };
  return rerunnable(eventId(id), prediction, about, matchFigures(prediction.outcome, about));
}

/** The same of a race. */
export function rerunOfRace({ id, prediction }: StoredEvent<RaceEvent>): Rerunnable | undefined {
  if (!prediction) return undefined;
  return rerunnable(eventId(id), prediction, { kind: 'race' }, raceFigures(prediction.outcome));
}

/** The same of a tournament. */
export function rerunOfTournament(event: StoredEvent<GolfTournament>): Rerunnable | undefined {
  const { id, field, prediction } = event;
  if (!prediction) return undefined;
  const { outcome } = prediction;
  const named = new Map(field.map((golfer) => [golfer.id, golfer.name]));
  const names = outcome.players.map((player) => named.get(player.id) ?? player.id);
  const about: TournamentAbout = { kind: 'tournament', names: names.map(toldApart) };
  return rerunnable(eventId(id), prediction, about, tournamentFigures(outcome, about));
}
