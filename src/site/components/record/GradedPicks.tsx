import { countPicks } from '#domain/game/pickCount.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { PickTable } from './PickTable.tsx';

interface Props {
  /** Latest first. */
  readonly picks: readonly RecordRow[];
  /** The team's or fighter's name. */
  readonly name: string;
}

function countText(picks: readonly RecordRow[]): string {
  const { lost, won, pushed, voided, units } = countPicks(picks);
  const pushes = pushed === 0 ? '' : `, ${pushed} pushed`;
  const voids = voided === 0 ? '' : `, ${voided} void`;
  const profit = units === undefined ? '' : ` One unit on each priced pick: ${signed(units, 2)}.`;
  return `Lost ${lost}, won ${won}${pushes}${voids}.${profit}`;
}

/** Graded predictions of one team or fighter, lost ones as visible as won ones. */
export function GradedPicks({ picks, name }: Props) {
  if (picks.length === 0) {
    return (
      <div className="empty">
        <h3>No graded bets yet</h3>
        <p>Each pick appears here, won or lost, once its game or fight has ended.</p>
      </div>
    );
  }
  return (
    <div className="panel">
      <section className="content scroll" aria-label={`Graded predictions of ${name}`}>
        <p className="subline">{countText(picks)}</p>
        <PickTable picks={picks} />
      </section>
    </div>
  );
}
