'use client';

import { clsx } from 'clsx/lite';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

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
  return (
    <Primitive.Root
      className={clsx('fl-tabs', className)}
      value={value}
      onValueChange={(id) => onValueChange(id as Id)}
    >
      <Primitive.List className="fl-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.id} className="fl-tabs-tab" value={tab.id}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="fl-tabs-count">{tab.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.id}
          className="fl-tabs-panel"
          value={tab.id}
          hidden={tab.id !== value}
          {...(tab.keepMounted && { forceMount: true as const })}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
