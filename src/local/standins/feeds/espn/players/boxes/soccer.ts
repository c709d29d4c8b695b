import type { StandInPlayer } from '../squad.ts';
import { parts } from '../table.ts';

const STARTERS = 11;
/** Who comes on, in the same minute, for whoever goes off: seats of the squad. */
const CHANGES: readonly (readonly [off: number, on: number, minute: string])[] = [
  [8, 16, "62'"],
  [5, 14, "71'"],
  [3, 12, "90'+2'"],
];

const listed = ({ id, name, position }: StandInPlayer, seat: number) => ({
  athlete: { id, displayName: name },
  position: { abbreviation: seat < STARTERS ? position : 'SUB' },
  starter: seat < STARTERS,
  formationPlace: String(seat < STARTERS ? seat + 1 : 0),
});

/** A soccer side's line-up, as before a game. */
export const soccerLineUp = (squad: readonly StandInPlayer[]): readonly object[] =>
  squad.map((player, seat) => ({ ...listed(player, seat), subbedIn: false, subbedOut: false }));

/** The same after it, with whoever came on: the goals add up to the score. */
export function soccerRoster(squad: readonly StandInPlayer[], score: number): readonly object[] {
  const goals = parts(score, 3);
  return squad.map((player, seat) => {
    const change = CHANGES.find(([off, on]) => seat === off || seat === on);
    const played = seat < STARTERS || change !== undefined;
    const scored = goals[seat - 8] ?? 0;
    return {
      ...listed(player, seat),
      subbedIn: change?.[1] === seat,
      subbedOut: change?.[0] === seat,
      plays: change ? [{ clock: { displayValue: change[2] }, substitution: true }] : [],
      stats: played
        ? [
            { name: 'totalGoals', value: scored },
            { name: 'goalAssists', value: seat === 7 ? score : 0 },
            { name: 'totalShots', value: scored + 1 },
          ]
        : [],
    };
  });
}
