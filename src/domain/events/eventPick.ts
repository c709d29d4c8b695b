import { percent } from '../numbers/numbers.ts';
import { decisiveWinShare, methodShares } from '../outcomes/fight.ts';
import { likeliestEnding } from '../outcomes/fightPrediction.ts';
import { outrightShares, topFinishShares } from '../outcomes/golfMarkets.ts';
import { topShares as topOfField, winShares } from '../outcomes/race.ts';
import { setScoreShares, winShare } from '../outcomes/tennis.ts';
import type { FightCard } from './fightCard.ts';
import type { GolfTournament } from './golfTournament.ts';
import type { RaceEvent } from './race.ts';
import type { SportEvent } from './sportEvent.ts';
import type { TennisMatch } from './tennisMatch.ts';

/** How a winner most often wins. */
interface LikeliestWay {
  /** "by decision", "2–0" */
  readonly text: string;
  /** Share of all simulated runs with this ending, 0–1. */
  readonly share: number;
}

/** Another frequent result of a field's likeliest winner, with its share. */
interface FieldShare {
  /** "On the podium", "Top 10" */
  readonly label: string;
  /** Share of all simulated runs, 0–1. */
  readonly share: number;
}

/** The likeliest winner of an event by the simulated runs. */
export interface EventWinner {
  readonly participant: string;
  /** For a field, which has no ways of winning: how often the likeliest winner is near the top. */
  readonly near?: FieldShare | undefined;
  /** The most frequent way of winning; absent if ways are not told apart. */
  readonly often?: LikeliestWay | undefined;
  /** Share of simulated runs that the participant wins (for fights, of the decisive ones), 0–1. */
  readonly confidence: number;
}

/** The one pick on an event's card. */
interface EventPick extends Omit<EventWinner, 'often' | 'near'> {
  /** In words: "wins, most often by decision (34%)", "wins, most often 2–0 (41%)", "wins". The confidence refers to the win. */
  readonly words: string;
}

function fightWinner({ bouts: [main] }: FightCard): EventWinner | undefined {
  if (!main?.prediction) return undefined;
  const { outcome } = main.prediction;
  const { side, method } = likeliestEnding(outcome);
  return {
    participant: main[side].name,
    often: { text: `by ${method}`, share: methodShares(outcome, side)[method] },
    confidence: decisiveWinShare(outcome, side),
  };
}

function matchWinner({ a, b, prediction }: TennisMatch): EventWinner | undefined {
  if (!prediction) return undefined;
  const { outcome } = prediction;
  const share = winShare(outcome);
  const winner = share >= 0.5 ? 'A' : 'B';
  const [likeliest] = setScoreShares(outcome)
    .filter((score) => score.winner === winner)
    .toSorted((one, other) => other.share - one.share);
  return {
    participant: winner === 'A' ? a.name : b.name,
    often: likeliest && { text: likeliest.score.replace('-', '–'), share: likeliest.share },
    confidence: Math.max(share, 1 - share),
  };
}

function raceWinner({ league, prediction }: RaceEvent): EventWinner | undefined {
  if (!prediction) return undefined;
  const { outcome } = prediction;
  const shares = winShares(outcome);
  const confidence = Math.max(...shares);
  const first = shares.indexOf(confidence);
  const winner = outcome.entrants[first];
  const near = {
    label: league === 'F1' ? 'On the podium' : 'Top 3',
    share: topOfField(outcome, 3)[first] ?? 0,
  };
  return winner && { participant: winner.driver, near, confidence };
}

function golfWinner({ field, prediction }: GolfTournament): EventWinner | undefined {
  const [first] = prediction ? outrightShares(prediction.outcome) : [];
  const winner = field.find(({ id }) => id === first?.id);
  if (!prediction || !first || !winner) return undefined;
  const top = topFinishShares(prediction.outcome, 10).find(({ id }) => id === first.id);
  return {
    participant: winner.name,
    near: top && { label: 'Top 10', share: top.share },
    confidence: first.share,
  };
}

/** The likeliest winner of an event (of a fight card: its main event), and how; undefined without a prediction. */
export function eventWinner(event: SportEvent): EventWinner | undefined {
  switch (event.kind) {
    case 'fights':
      return fightWinner(event);
    case 'match':
      return matchWinner(event);
    case 'race':
      return raceWinner(event);
    case 'tournament':
      return golfWinner(event);
  }
}

/** "by decision (34%)": the most frequent way of winning, with its share of all runs. */
export const wayText = ({ text, share }: LikeliestWay): string =>
  `${text} (${percent(100 * share)})`;

/** "Lando Norris 53.3%": the likeliest winner with the share, for a folded part of a page; undefined without a prediction. */
export function winnerText(event: SportEvent): string | undefined {
  const winner = eventWinner(event);
  return winner && `${winner.participant} ${percent(100 * winner.confidence, 1)}`;
}

/** The likeliest winner, in words. */
export function eventPick(event: SportEvent): EventPick | undefined {
  const winner = eventWinner(event);
  if (!winner) return undefined;
  const { participant, often, confidence } = winner;
  return { participant, words: often ? `wins, most often ${wayText(often)}` : 'wins', confidence };
}
