'use client';

import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';

export interface CommandListProps {
  /** Label of the search field and the list. */
  label: string;
  searchPlaceholder: string;
  /** Shown if nothing matches. */
  emptyText: string;
  /** `CommandOption`s. */
  children: ReactNode;
}

/** A search field with the options that match it; arrow keys move, Enter chooses. */
export function CommandList({ label, searchPlaceholder, emptyText, children }: CommandListProps) {
  return (
    <Command className="fl-command" label={searchPlaceholder} filter={matches} loop>
      <div className="fl-command-search">
        <Icon of={Search} size={14} />
        <Command.Input className="fl-command-input" placeholder={searchPlaceholder} />
      </div>
      <Matches label={label} emptyText={emptyText}>
        {children}
      </Matches>
    </Command>
  );
}

/**
 * Hidden while empty: a list box must contain options. The empty message stays mounted, because only existing elements
 * are announced.
 */
function Matches({ label, emptyText, children }: Pick<CommandListProps, 'label' | 'emptyText' | 'children'>) {
  const empty = useCommandState(({ filtered }) => filtered.count === 0);
  return (
    <>
      <p className="fl-command-empty" role="status">
        {empty && emptyText}
      </p>
      <Command.List className="fl-command-list" label={label} hidden={empty}>
        {children}
      </Command.List>
    </>
  );
}

/** Matches if every word of the search occurs in the texts of the option. Options keep their order. */
function matches(_id: string, search: string, texts: string[] = []): number {
  const text = texts.join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word)) ? 1 : 0;
}
