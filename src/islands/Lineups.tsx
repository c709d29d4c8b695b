import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import { type TabLabel, Tabs } from './Tabs.tsx';

interface PanelProps {
  /** Our own rendered markup, never a reader's or a feed's text. */
  readonly html: string;
}

/** Markup that stands as it is: what a script takes over without needing to draw it. */
const HtmlPanel = ({ html }: PanelProps) => (
  <div
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see html
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

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
