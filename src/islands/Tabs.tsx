import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { $tabs, openTab, tabOf } from '#client/tabState.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { TabSet } from '#components/ui/TabSet.tsx';
import { useHydrated } from './useHydrated.ts';

export interface TabLabel {
  /** Lower-case letters, digits and hyphens: also the name of the slot, or of the entry of `panels`, with its panel. */
  readonly id: string;
  readonly label: string;
}

interface Props {
  /** Name of the group in the address, e.g. "guide"; unique on the page. */
  readonly group: string;
  readonly label: string;
  readonly tabs: readonly TabLabel[];
  /** Panels by tab, from a React parent. */
  readonly panels?: Readonly<Record<string, ReactNode>> | undefined;
  /** Panels by tab, as slots of an Astro page. */
  readonly [slot: string]: unknown;
}

/** Astro hands a slot "race-winner" over as the prop "raceWinner". */
const slotProp = (id: string): string =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function OpenTabs({ group, label, tabs, panels, ...slots }: Props) {
  const hydrated = useHydrated();
  const chosen = useStore($tabs, { keys: [group], ssr: 'initial' })[group];
  const ids = tabs.map(({ id }) => id);
  const [first = ''] = ids;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => $tabs.setKey(group, tabOf(location.search, group, ids)), []);
  const withPanels = tabs.map((tab) => ({
    ...tab,
    panel: panels?.[tab.id] ?? (slots[slotProp(tab.id)] as ReactNode),
  }));
  return (
    <TabSet
      group={group}
      label={label}
      tabs={withPanels}
      open={chosen ?? first}
      onOpen={hydrated ? (id) => openTab(group, id, first) : undefined}
    />
  );
}

/**
 * Tabs whose state lives in the address. The first is open unless the address names another; until the script is here,
 * tabs-early.js shows the panel it names.
 */
export const Tabs = (props: Props) => (
  <SectionBoundary>
    <OpenTabs {...props} />
  </SectionBoundary>
);
