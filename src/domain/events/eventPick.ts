import { decisiveShare } from '../outcomes/fight.ts';
import { likeliestEnding } from '../outcomes/fightPrediction.ts';
import { outrightShares } from '../outcomes/golfMarkets.ts';
import { winShares } from '../outcomes/race.ts';
import { setScoreShares, winShare } from '../outcomes/tennis.ts';
import type { FightCard } from './fightCard.ts';
import type { GolfTournament } from './golfTournament.ts';
import type { RaceEvent } from './race.ts';
import type { SportEvent } from './sportEvent.ts';
import type { TennisMatch } from './tennisMatch.ts';

/** The one pick that an event's card names, by the simulated runs. */
export interface EventPick {
  /** The likeliest winner. */
  readonly participant: string;
  /** In words: "wins, most often by decision", "wins, most often 2–0", "wins". The confidence is of the win. */
  readonly words: string;
  /** Share of simulated runs the participant wins (fights: of the decisive ones), 0–1. */
  readonly confidence: number;
}

const METHOD_WORDS = {
  knockout: 'knockout',
  submission: 'submission',
  decision: 'decision',
} as const;

function fightPick({ bouts: [main] }: FightCard): EventPick | undefined {
  if (!main?.prediction) return undefined;
  const { outcome } = main.prediction;
  const { side, method } = likeliestEnding(outcome);
  return {
    participant: main[side].name,
    words: `wins, most often by ${METHOD_WORDS[method]}`,
    confidence: decisiveShare(outcome, side),
  };
}

function matchPick({ a, b, prediction }: TennisMatch): EventPick | undefined {
  if (!prediction) return undefined;
  const { outcome } = prediction;
  const share = winShare(outcome);
  const winner = share >= 0.5 ? 'A' : 'B';
  const [likeliest] = setScoreShares(outcome)
    .filter((score) => score.winner === winner)
    .toSorted((one, other) => other.share - one.share);
  return {
    participant: winner === 'A' ? a.name : b.name,
    words: likeliest ? `wins, most often ${likeliest.score.replace('-', '–')}` : 'wins',
    confidence: Math.max(share, 1 - share),
  };
}

function racePick({ prediction }: RaceEvent): EventPick | undefined {
  if (!prediction) return undefined;
  const { outcome } = prediction;
  const shares = winShares(outcome);
  const confidence = Math.max(...shares);
  const winner = outcome.entrants[shares.indexOf(confidence)];
  return winner && { participant: winner.driver, words: 'wins', confidence };
}

function golfPick({ field, prediction }: GolfTournament): EventPick | undefined {
  const [first] = prediction ? outrightShares(prediction.outcome) : [];
  const winner = field.find(({ id }) => id === first?.id);
  return first && winner && { participant: winner.name, words: 'wins', confidence: first.share };
}

/** Who most likely wins an event (of a fight card: its main event), and how; undefined without a prediction. */
export function eventPick(event: SportEvent): EventPick | undefined {
  switch (event.kind) {
    case 'fights':
      return fightPick(event);
    case 'match':
      return matchPick(event);
    case 'race':
      return racePick(event);
    case 'tournament':
      return golfPick(event);
  }
}
