import { Disclose } from '#components/ui/Disclose.tsx';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import type { GradedPick } from '#domain/gradedPick.ts';
import { PickTable } from './PickTable.tsx';

/** Lines of a list of picks; the rest are in the tables. */
const MOST = 10;

const latest = (picks: readonly GradedPick[], settled: GradedPick['settled']) =>
  picks
    .filter((pick) => pick.settled === settled)
    .toSorted((a, b) => b.startTime.localeCompare(a.startTime) || b.id - a.id);

const shown = (all: readonly GradedPick[]) =>
  `Newest ${Math.min(MOST, all.length)} of ${all.length.toLocaleString('en-US')}`;

/** The latest losses, and folded under them the latest wins. */
export function LatestPicks({ picks }: { readonly picks: readonly GradedPick[] }) {
  const losses = latest(picks, 'loss');
  const wins = latest(picks, 'win');
  return (
    <section className="panel" aria-labelledby="losses">
      <div className="panel-head">
        <h2 id="losses">Losses first</h2>
        <span className="subline">{losses.length === 0 ? 'None so far' : shown(losses)}</span>
      </div>
      {losses.length > 0 && (
        <ScrollRegion label="The latest losses" className="content scroll">
          <PickTable picks={losses.slice(0, MOST)} />
        </ScrollRegion>
      )}
      {wins.length > 0 && (
        <Disclose summary={`Wins: ${shown(wins).toLowerCase()}`}>
          <ScrollRegion label="The latest wins" className="scroll">
            <PickTable picks={wins.slice(0, MOST)} />
          </ScrollRegion>
        </Disclose>
      )}
    </section>
  );
}
