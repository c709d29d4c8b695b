import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { Analyzer } from './Analyzer.tsx';
import { Lineups } from './Lineups.tsx';
import type { TabLabel } from './Tabs.tsx';

function lineupsOf(place: HTMLElement): ReactNode {
  const tabs: readonly TabLabel[] = JSON.parse(place.dataset.props ?? '[]');
  const tables = tabs.map(({ id }, at) => {
    const panel = place.querySelectorAll('.tabpanel')[at];
    return [id, panel?.firstElementChild?.innerHTML ?? ''] as const;
  });
  return <Lineups tabs={tabs} html={Object.fromEntries(tables)} />;
}

function analyzerOf(place: HTMLElement): ReactNode {
  const setup: AnalyzerSetup = JSON.parse(place.dataset.props ?? '');
  return <Analyzer setup={setup} />;
}

/** A part of a game page as `layouts/gamePage` rendered it there. */
const islandOf = (place: HTMLElement): ReactNode =>
  place.dataset.island === 'analyzer' ? analyzerOf(place) : lineupsOf(place);

/** Has React take a part over; answers how the part takes over the content of a newer one, at once. */
export function bringToLife(place: HTMLElement): (next: HTMLElement) => void {
  const root = hydrateRoot(place, islandOf(place));
  return (next) => flushSync(() => root.render(islandOf(next)));
}
