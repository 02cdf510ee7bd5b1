'use client';

import type { Tag } from '@flowlens/client';
import { foldForSearch } from '@flowlens/core';
import type { Messages } from '@flowlens/core/messages';
import type { TagChoice } from '@flowlens/hooks';
import { Plus, Search } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '../ui/icon/icon.js';
import { isComposing } from '../ui/internal/events/is-composing.js';
import { titleOf } from './choice-title.js';
import { moveFocus } from './move-focus.js';
import { TagOption } from './tag-option.js';

export interface TagOptionsProps {
  m: Messages['tags'];
  choices: readonly TagChoice[];
  selected: readonly TagChoice[];
  search: string;
  onSearch: (search: string) => void;
  onToggle: (choice: TagChoice) => void;
  /** Undefined if tags cannot be deleted here. */
  onDelete: ((tag: Tag) => void) | undefined;
  onCreate: () => void;
}

/** A search field, the matching tags as checkboxes, and a button for a new tag. */
export function TagOptions({ m, choices, selected, search, onSearch, onToggle, onDelete, onCreate }: TagOptionsProps) {
  const wanted = foldForSearch(search.trim());
  const shown = choices.filter((choice) => foldForSearch(titleOf(choice, m)).includes(wanted));

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') moveFocus(event, 1);
    else if (event.key === 'ArrowUp') moveFocus(event, -1);
  }

  return (
    <div className="fl-tag-options" onKeyDown={onKeyDown}>
      <div className="fl-command-search">
        <Icon of={Search} size={14} />
        <input
          type="search"
          className="fl-command-input"
          placeholder={m.search}
          aria-label={m.search}
          dir={search ? 'auto' : undefined}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {/* Stays mounted while empty, because only changes of existing elements are announced. */}
      <p className="fl-command-empty" role="status">
        {shown.length === 0 && m.noneFound}
      </p>
      <ul className="fl-tag-options-list" aria-label={m.label} hidden={shown.length === 0}>
        {shown.map((choice) => (
          <TagOption
            key={choice.value}
            m={m}
            choice={choice}
            checked={selected.includes(choice)}
            onToggle={() => onToggle(choice)}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <button type="button" className="fl-tag-options-create" onClick={onCreate}>
        <Icon of={Plus} size={14} />
        <span>{m.createNew}</span>
      </button>
    </div>
  );
}
