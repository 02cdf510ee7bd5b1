'use client';

import { clsx } from 'clsx/lite';
import * as Primitive from '@radix-ui/react-tabs';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useRevealSelected } from './use-reveal-selected.js';

interface TabItem<Id> {
  id: Id;
  label: string;
  icon?: ReactElement | undefined;
  /** A number beside the label. */
  count?: number | undefined;
  content: ReactNode;
  /** Keeps the content mounted while another tab is visible, for its scroll position and state. @default false */
  keepMounted?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** Label of the list of tabs. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Id of the visible tab. */
  value: Id;
  onValueChange: (id: Id) => void;
  /** Keeps many tabs in one line, which scrolls if it is too narrow. By default, they wrap. @default false */
  scrolls?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs with their panels. Fills its container; each panel scrolls separately. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  scrolls = false,
  className,
}: TabsProps<Id>) {
  const list = useRevealSelected(value, scrolls);

  return (
    <Primitive.Root className={clsx('fl-tabs', className)} value={value} onValueChange={onValueChange}>
      <Primitive.List ref={list} className="fl-tabs-list" aria-label={label} data-scrolls={scrolls || undefined}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            className="fl-tabs-tab"
            value={tab.id}
            // Radix keeps the last focused tab as the tab stop, and focusing that tab would select it.
            tabIndex={tab.id === value ? 0 : -1}
            {...RING_PROPS}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className="fl-tabs-count">{tab.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        // Every tab names a panel that exists. Forced, since Radix reads computed styles, and so forces a layout, whenever a panel comes or goes.
        <Primitive.Content key={tab.id} className="fl-tabs-panel" value={tab.id} forceMount hidden={tab.id !== value}>
          {(tab.id === value || tab.keepMounted) && tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/**
 * Radix focuses a pressed tab by script, for which browsers keep the ring of the element that had the focus before. The
 * mark hides it until a key is pressed.
 */
const RING_PROPS = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    void currentTarget.toggleAttribute('data-pressed', true),
  onKeyDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute('data-pressed'),
  onBlur: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute('data-pressed'),
};
