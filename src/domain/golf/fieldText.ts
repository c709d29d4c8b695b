import type { Golfer, GolferOut, GolfTournament } from '../events/golfTournament.ts';
import { isListed } from './unlisted.ts';

type Field = GolfTournament['field'];

/** Whether entries are pairs. */
const isPairs = (field: Field): boolean => field.some(({ members }) => (members?.length ?? 0) > 1);

/** Column heading for an entry. */
export const entryWord = (field: Field): string => (isPairs(field) ? 'Pair' : 'Player');

/** "144 players", "156 players, 60 named", "80 pairs" */
export function fieldText(field: Field): string {
  const listed = field.filter(isListed).length;
  const all = `${field.length} ${isPairs(field) ? 'pairs' : 'players'}`;
  return listed === field.length ? all : `${all}, ${listed} named`;
}

const OUT: Readonly<Record<GolferOut, string>> = {
  cut: 'missed the cut',
  withdrawn: 'withdrew',
  disqualified: 'was disqualified',
};

/** "missed the cut"; undefined while he is playing. */
export const outText = ({ out }: Pick<Golfer, 'out'>): string | undefined => out && OUT[out];

/** "70 missed the cut, 3 withdrew"; undefined while nobody is out. */
export function outsText(field: Field): string | undefined {
  const said = (['cut', 'withdrawn', 'disqualified'] as const).flatMap((out) => {
    const count = field.filter((golfer) => golfer.out === out).length;
    const words = count > 1 ? OUT[out].replace('was', 'were') : OUT[out];
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return said.length > 0 ? said.join(', ') : undefined;
}
