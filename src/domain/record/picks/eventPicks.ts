import { type EventPart, WHOLE_EVENT } from '../../events/parts.ts';
import type { SportEvent } from '../../events/sportEvent.ts';
import { contenders, likeliestContender } from '../../events/winners.ts';
import { methodsOf } from '../../fights/methodText.ts';
import { methodShares } from '../../outcomes/fight.ts';
import { likeliestEnding } from '../../outcomes/fightPrediction.ts';
import { setScoreShares, winShare } from '../../outcomes/tennis.ts';
import { isAmericanPrice } from '../../prices/americanOdds.ts';
import type { Pick } from './pick.ts';

/** The two-way price that a prediction of a bout or match was set against. American. */
interface TwoWayPrice {
  readonly provider: string;
  readonly sample: boolean;
  readonly a: number;
  readonly b: number;
}

function winnerPick(event: SportEvent, part: EventPart, market: TwoWayPrice | undefined): Pick[] {
  const all = contenders(event, part.key) ?? [];
  const best = likeliestContender(all);
  if (!best) return [];
  const { name: pick, probability } = best;
  if (!part.names) return [{ market: 'outright', pick, probability, choices: all.length }];
  const price = best.id === 'a' || best.id === 'b' ? market?.[best.id] : undefined;
  const priced = market && !market.sample && isAmericanPrice(price);
  return [
    {
      market: 'moneyline',
      pick,
      ...(priced && { price, book: market.provider }),
      probability,
      choices: 2,
    },
  ];
}

/** The likelier winner's most frequent method, as on the fight's card. */
function methodPick(event: SportEvent, part: EventPart): Pick[] {
  if (event.kind !== 'fights') return [];
  const bout = event.bouts.find(({ key }) => key === part.key);
  if (!bout?.prediction) return [];
  const { outcome } = bout.prediction;
  const { side, method } = likeliestEnding(outcome);
  const probability = 100 * methodShares(outcome, side)[method];
  const choices = 2 * methodsOf(event.league).length;
  return [{ market: 'method', pick: bout[side].name, how: method, probability, choices }];
}

/** The likelier winner's most frequent score in sets. */
function setScorePick(event: SportEvent, part: EventPart): Pick[] {
  if (event.kind !== 'match' || part.key !== WHOLE_EVENT || !event.prediction) return [];
  const { outcome } = event.prediction;
  const winner = winShare(outcome) >= 0.5 ? 'A' : 'B';
  const scores = setScoreShares(outcome);
  const [best] = scores
    .filter((score) => score.winner === winner)
    .toSorted((one, other) => other.share - one.share);
  if (!best) return [];
  const pick = winner === 'A' ? event.a.name : event.b.name;
  const probability = 100 * best.share;
  return [{ market: 'setScore', pick, how: best.score, probability, choices: scores.length }];
}

/** The picks of a part of an event: its likeliest winner, plus the method of a bout or the set score of a match. */
export const eventPicks = (
  event: SportEvent,
  part: EventPart,
  market: TwoWayPrice | undefined,
): readonly Pick[] => [
  ...winnerPick(event, part, market),
  ...methodPick(event, part),
  ...setScorePick(event, part),
];
