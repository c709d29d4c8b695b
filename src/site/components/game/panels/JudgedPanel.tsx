import { COMPARE_NOTE } from '#domain/prices/compareText.ts';
import { Part } from '../Part.tsx';

/** How the odds table judges a price. */
export const JudgedPanel = () => (
  <Part title="How prices are judged" id="judged">
    <p className="note">{COMPARE_NOTE}</p>
  </Part>
);
