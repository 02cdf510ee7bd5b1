'use client';

import { clsx } from 'clsx/lite';
import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface TabItem<Id> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** A number beside the label. */
  count?: number | undefined;
  content: ReactNode;
  /** Keeps the content while another tab shows, for its scroll position and state. @default false */
  keepMounted?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** The id of the tab that shows. */
  value: Id;
  onValueChange: (id: Id) => void;
  className?: string | undefined;
}

/** Tabs with their panels; fills its container, and each panel scrolls by itself. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Id>) {
  const id = useId();
  return (
    <Primitive.Root className={clsx('fl-tabs', className)} value={value} onValueChange={onValueChange}>
      <Primitive.List className="fl-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            className="fl-tabs-tab"
            value={tab.id}
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="fl-tabs-count">{tab.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {/* Those of the library ask for computed styles as they appear, and so have the whole page laid out in between. */}
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="fl-tabs-panel"
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== value}
        >
          {(tab.id === value || tab.keepMounted) && tab.content}
        </div>
      ))}
    </Primitive.Root>
  );
}
