import type { Fall } from '#domain/archive/fall/fall.ts';
import { ShareBars, type Tone } from '../../charts/ShareBars.tsx';

const TONE: Readonly<Record<Fall['bars'][number]['side'], Tone>> = {
  a: 'away',
  b: 'home',
  none: 'draw',
};

/** How the simulated runs fell, the result among them. */
export const Falls = ({ falls }: { readonly falls: readonly Fall[] }) =>
  falls.map(({ title, bars, words }) => (
    <section key={title} aria-label={title} className="pt-5">
      <h3 className="subheading">{title}</h3>
      {words !== undefined && <p className="note pb-2">{words}</p>}
      <ShareBars
        label={title}
        bars={bars.map(({ label, share, side, isResult }) => ({
          label,
          share,
          tone: side === 'none' && bars.every((bar) => bar.side === 'none') ? 'over' : TONE[side],
          came: isResult,
        }))}
      />
    </section>
  ));
