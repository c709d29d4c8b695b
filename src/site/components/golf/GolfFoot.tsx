import { Whole } from '../ui/Whole.tsx';

/** What the predictions of golf's tours are made of, in the last box of their grid. */
export const GolfFoot = ({ refreshed }: { readonly refreshed: string }) => (
  <>
    <h2 className="text-21 font-[740]">About these predictions</h2>
    <p>
      Each simulation analyzes player performance, course history and current form, and plays the
      tournament round by round, with its cut. Course history counts only through past results:
      adding a player’s record on the course did not improve our forecasts.
    </p>
    <p>
      <Whole text={`The simulation runs daily: predictions refresh daily at ${refreshed}.`} />
    </p>
  </>
);
