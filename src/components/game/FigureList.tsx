import type { Figure } from './simulationFigures.ts';

/** Figures of a simulation, a usual one in place of a missing one marked. */
export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="data-list">
    {figures.map(({ label, value, typical }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value} {typical && <span className="badge out">typical</span>}
        </dd>
      </div>
    ))}
  </dl>
);
