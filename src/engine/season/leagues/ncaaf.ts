import { formatIn } from '#domain/season/formatIn.ts';
import { conferenceOf, isPower } from '#domain/season/formats/collegeConferences.ts';
import { NCAAF_FORMATS } from '#domain/season/formats/ncaaf.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRules } from '../run.ts';
import { playBracket } from './college/bracket.ts';
import { checkedSlots } from './college/checkedSlots.ts';
import { COMMITTEE, type CommitteeWeights, committeeOf } from './college/committee.ts';
import { bracketSlots, collegeField } from './college/field.ts';
import { titlesOf } from './college/titles.ts';

const BYES = 4;

/** Slots of a field's bracket: of twelve, four have a bye and eight meet first. */
const SLOTS_OF = { 2: 2, 4: 4, 12: 8 } as const;

/**
 * College football: conference title games, our approximation of the committee, and the play-off. A bracket in the inputs is the field
 * that the committee chose; its slots are those of `bracketSlots`, with their seeds.
 */
export function ncaafRules(
  inputs: SeasonInputs,
  weights: CommitteeWeights = COMMITTEE,
): SeasonRules {
  const format = formatIn(NCAAF_FORMATS, inputs.season);
  const titlesIn = titlesOf(inputs);
  const rankIn = committeeOf(inputs, weights);
  const names = inputs.conferences.map(conferenceOf);
  const isOther = (team: number): boolean => {
    const name = names[team];
    return name !== undefined && name !== 'independent' && !isPower(name, inputs.season);
  };
  const notreDame = inputs.teams.indexOf('Notre Dame');
  const facts = { isOther, notreDame: notreDame < 0 ? undefined : notreDame };
  const bit = (id: string): number => {
    const at = format.goals.findIndex((goal) => goal.id === id);
    return at < 0 ? 0 : 1 << at;
  };
  const bits = {
    titleGame: bit('titleGame'),
    conference: bit('conference'),
    playoff: bit('playoff'),
    bye: bit('bye'),
    title: bit('title'),
  };
  const drawn = checkedSlots(inputs, SLOTS_OF[format.field.size]);
  return {
    shape: { goals: format.goals.length, rounds: format.rounds.length },
    settle(run, out) {
      const give = (team: number, goal: number): void => {
        out.goals[team] = (out.goals[team] ?? 0) | goal;
      };
      const titles = titlesIn(run);
      for (const { champion, loser } of titles) {
        give(champion, bits.conference);
        if (loser === undefined) continue;
        give(champion, bits.titleGame);
        give(loser, bits.titleGame);
      }
      const slots =
        drawn ??
        bracketSlots(collegeField(rankIn(run, titles), format.field, { ...facts, titles }));
      const seeds = seedsOf(slots);
      for (const [at, team] of seeds.entries()) {
        out.rank[team] = at + 1;
        give(team, bits.playoff);
        if (at < BYES) give(team, bits.bye);
      }
      give(playBracket(run, slots, out, false), bits.title);
    },
  };
}

/** Teams by seed, from the slots of `bracketSlots`. */
function seedsOf(slots: readonly (readonly number[])[]): number[] {
  const [one, two, three, four, five, six, seven, eight] = slots;
  const all = eight
    ? [
        one,
        five,
        seven,
        three,
        four?.slice(0, 1),
        eight.slice(0, 1),
        six?.slice(0, 1),
        two,
        six?.slice(1),
        eight.slice(1),
        four?.slice(1),
      ]
    : [one, three, four, two];
  return all.flatMap((slot) => slot ?? []);
}
