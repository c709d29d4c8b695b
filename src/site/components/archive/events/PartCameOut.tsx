import { fallsOf } from '#domain/archive/fall/fallsOf.ts';
import { finishers } from '#domain/archive/fall/finishers.ts';
import { winnerPickOf } from '#domain/archive/keptEvent.ts';
import type { Instant } from '#domain/time/time.ts';
import { Panel } from '../../game/Panel.tsx';
import { Falls } from './Falls.tsx';
import { Finishers } from './Finishers.tsx';
import { isOverPart, type PartOf, partSaidAndCame, underWayWords } from './partWords.ts';

/** What was said of a part, what came of it, and where that fell among the simulated runs. */
export function PartCameOut({ now, ...of }: PartOf & { readonly now: Instant }) {
  const { event, part } = of;
  const underWay = underWayWords(of, now);
  const falls = fallsOf(event, part.key, winnerPickOf(part)?.pick);
  const first = part.names ? [] : finishers(event);
  return (
    <Panel title={isOverPart(of) ? 'How it came out' : 'What we said'} id="result">
      <p>
        <b>{partSaidAndCame(of)}</b>
      </p>
      {underWay !== undefined && <p>{underWay}</p>}
      {first.length > 0 && <Finishers all={first} />}
      {falls.length > 0 ? (
        <Falls falls={falls} />
      ) : (
        <p className="note">
          How the simulated runs fell is not kept of this prediction; its recipe gives it again.
        </p>
      )}
    </Panel>
  );
}
