import { winnerPickOf } from '#domain/archive/keptEvent.ts';
import { twoOf } from '#domain/events/parts.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { isOverPart, type PartOf } from './partWords.ts';

interface Ending {
  readonly label: string;
  /** The larger word. */
  readonly name: string;
  readonly below?: string | undefined;
}

const NOBODY: Readonly<Record<string, string>> = { draw: 'Draw', noContest: 'No contest' };

/** What stands between the two: who won, or before that whom we said. */
function endingOf(of: PartOf, names: readonly [string, string]): Ending | undefined {
  const { event, part } = of;
  const short = (name: string): string => lastNames(...names)[name === names[0] ? 0 : 1];
  const pick = winnerPickOf(part);
  const said = pick && `We said ${short(pick.pick)} ${percent(pick.probability, 1)}`;
  const two = twoOf(event, part.key);
  const winner = two?.result?.winner;
  if (isOverPart(of) && two && winner) {
    const name = winner === 'a' || winner === 'b' ? short(two[winner].name) : NOBODY[winner];
    return {
      label: winner === 'a' || winner === 'b' ? 'Winner' : 'Result',
      name: name ?? '',
      below: said,
    };
  }
  return pick && { label: 'Our pick', name: short(pick.pick), below: undefined };
}

const Side = ({ name, short }: { readonly name: string; readonly short: string }) => (
  <div>
    <Monogram name={name} big />
    <p className="abbreviation font-bold leading-[1.15]">{short}</p>
  </div>
);

/** The two who met, and between them the winner, or whom we said. */
export function PartSides({
  names,
  ...of
}: PartOf & { readonly names: readonly [string, string] }) {
  const [first, second] = lastNames(...names);
  const ending = endingOf(of, names);
  return (
    <div className="vs">
      <Side name={names[0]} short={first} />
      <div className="ending self-center">
        {ending && (
          <>
            <p className="figure-label">{ending.label}</p>
            <p className="predicted-score">{ending.name}</p>
            {ending.below !== undefined && <p className="figure-label">{ending.below}</p>}
          </>
        )}
      </div>
      <Side name={names[1]} short={second} />
    </div>
  );
}
