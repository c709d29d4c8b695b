import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { BoutDetails } from './BoutDetails.tsx';
import { isPredicted, namesOf } from './figures.ts';
import { MainEventHead } from './MainEventHead.tsx';

interface Props {
  readonly bout: Bout;
  readonly league: FightCard['league'];
}

/** The main event of a card that is not the next one: its head, every figure behind one line. */
export const MainEventBrief = ({ bout, league }: Props) => (
  <>
    <MainEventHead bout={bout} />
    {isPredicted(bout) && (
      <div className="panel brief">
        <Disclose summary="Full breakdown" of={namesOf(bout).join(' vs. ')}>
          <BoutDetails bout={bout} league={league} />
        </Disclose>
      </div>
    )}
  </>
);
