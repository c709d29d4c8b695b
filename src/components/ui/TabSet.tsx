import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { tabAfter } from './tabKeys.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props {
  /** Name of the group in the address and in the panels' ids; unique on the page. */
  readonly group: string;
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  /** Absent until the page has its script: the tabs are links to their panels then. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/**
 * Tabs with their panels, after the WAI-ARIA tabs pattern: arrow keys, Home and End open the tab they move to. All
 * panels are in the page: without a script every one is shown (tabs.css), and before it has loaded a tab is a link
 * that shows its panel.
 */
export function TabSet({ group, label, tabs, open, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(ids, open, event.key);
    if (next === undefined || !onOpen) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`#${group}-${next}-tab`)?.focus();
  };
  return (
    <div className="tabset" data-ready={onOpen ? true : undefined}>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: text }) => (
          <a
            key={id}
            id={`${group}-${id}-tab`}
            href={`#${group}-${id}`}
            role="tab"
            aria-selected={id === open}
            aria-controls={`${group}-${id}`}
            tabIndex={id === open || !onOpen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if (!onOpen) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${group}-${id}`}
          className="tabpanel"
          role="tabpanel"
          aria-labelledby={`${group}-${id}-tab`}
          data-state={id === open ? 'active' : 'inactive'}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
