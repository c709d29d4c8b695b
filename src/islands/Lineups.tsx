import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import { HtmlPanel } from '#components/ui/HtmlPanel.tsx';
import { type TabLabel, Tabs } from './Tabs.tsx';

interface Props {
  readonly tabs: readonly TabLabel[];
  /** The tables by tab, rendered. */
  readonly html: Readonly<Record<string, string>>;
}

/** The tabs of the projected lineups around tables that need no script. */
export const Lineups = ({ tabs, html }: Props) => (
  <Tabs
    group={LINEUPS.group}
    label={LINEUPS.label}
    tabs={tabs}
    panels={Object.fromEntries(
      tabs.map(({ id }) => [id, <HtmlPanel key={id} html={html[id] ?? ''} />]),
    )}
  />
);
