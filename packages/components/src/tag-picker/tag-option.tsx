'use client';

import type { Tag } from '@flowlens/client';
import { NO_TAGS } from '@flowlens/core';
import type { Messages } from '@flowlens/core/messages';
import type { TagChoice } from '@flowlens/hooks';
import { Trash2 } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Badge } from '../ui/badge/badge.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { isNoTags } from './choice-title.js';

export interface TagOptionProps {
  m: Messages['tags'];
  choice: TagChoice;
  checked: boolean;
  onToggle: () => void;
  onDelete: ((tag: Tag) => void) | undefined;
}

/** A selectable tag, with a delete button if allowed. */
export function TagOption({ m, choice, checked, onToggle, onDelete }: TagOptionProps) {
  const { tag, title } = choice;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onToggle();
  }

  return (
    <li className="fl-tag-option">
      <label className="fl-tag-option-label">
        <input
          type="checkbox"
          className="fl-tag-option-box"
          value={isNoTags(choice) ? NO_TAGS.value : choice.value}
          checked={checked}
          onChange={onToggle}
          onKeyDown={onKeyDown}
        />
        {isNoTags(choice) ? <Badge>{m.noTags}</Badge> : <span className="fl-tag-option-title">{title}</span>}
      </label>
      {tag && onDelete && (
        <IconButton
          className="fl-tag-option-delete"
          size="small"
          label={m.remove({ title })}
          icon={<Icon of={Trash2} size={14} />}
          onClick={() => onDelete(tag)}
        />
      )}
    </li>
  );
}
