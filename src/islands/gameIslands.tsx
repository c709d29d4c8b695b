import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { Analyzer } from './Analyzer.tsx';
import { Lineups } from './Lineups.tsx';
import type { TabLabel } from './Tabs.tsx';

interface Props {
  /** The part as `layouts/gamePage` rendered it. */
  readonly place: HTMLElement;
}

function LineupsOf({ place }: Props) {
  const tabs: readonly TabLabel[] = JSON.parse(place.dataset.props ?? '[]');
  const panels = place.querySelectorAll('.tabpanel');
  const tables = tabs.map(({ id }, at) => [id, panels[at]?.firstElementChild?.innerHTML ?? '']);
  return <Lineups tabs={tabs} html={Object.fromEntries(tables)} />;
}

function AnalyzerOf({ place }: Props) {
  const setup: AnalyzerSetup = JSON.parse(place.dataset.props ?? '{}');
  return <Analyzer setup={setup} />;
}

const Part = ({ place }: Props) => (
  <SectionBoundary>
    {place.dataset.island === 'analyzer' ? (
      <AnalyzerOf place={place} />
    ) : (
      <LineupsOf place={place} />
    )}
  </SectionBoundary>
);

/** Has React take a part over; answers how the part takes over the content of a newer one, at once. */
export function bringToLife(place: HTMLElement): (next: HTMLElement) => void {
  const root = hydrateRoot(place, <Part place={place} />);
  return (next) => flushSync(() => root.render(<Part place={next} />));
}
