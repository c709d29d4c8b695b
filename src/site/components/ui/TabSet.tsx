import type { ReactNode } from 'react';

export interface TabLabel {
  /** Lower-case letters, digits and hyphens: also the name of the slot with its panel. */
  readonly id: string;
  readonly label: string;
}

interface Tab extends TabLabel {
  readonly panel: ReactNode;
}

interface Props {
  /** Name of the group in the address and in the panels' ids; unique on the page. */
  readonly group: string;
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  /** The first is open. */
  readonly tabs: readonly Tab[];
}

/**
 * Tabs with their panels as built; tabs.ts activates them. All panels are in the page: without a script all are shown (tabs.css),
 * and before it has loaded a tab is a link to its panel. A script may have opened another tab before React hydrates the markup.
 */
export const TabSet = ({ group, label, tabs }: Props) => (
  <div className="tabset" data-tabs={group} suppressHydrationWarning>
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text }, index) => (
        <a
          key={id}
          id={`${group}-${id}-tab`}
          href={`#${group}-${id}`}
          role="tab"
          aria-selected={index === 0}
          aria-controls={`${group}-${id}`}
          tabIndex={0}
          suppressHydrationWarning
        >
          {text}
        </a>
      ))}
    </div>
    {tabs.map(({ id, panel }, index) => (
      <div
        key={id}
        id={`${group}-${id}`}
        className="tabpanel"
        role="tabpanel"
        aria-labelledby={`${group}-${id}-tab`}
        data-state={index === 0 ? 'active' : 'inactive'}
        suppressHydrationWarning
      >
        {panel}
      </div>
    ))}
  </div>
);
