'use client';

import { FLOW_SEARCH_MAX_CHARS } from '@flowlens/core';
import { useFlowListSearch } from '@flowlens/hooks';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import { useEscape } from '../../ui/internal/events/use-escape.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { TextField } from '../../ui/text-field/text-field.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface FlowSearchProps {
  /** The active search. */
  value: string;
  onSearch: (search: string) => void;
  texts: GalleryTexts;
}

/** Search box of the gallery. Searches when typing pauses, or at once on Enter. */
export function FlowSearch({ value, onSearch, texts }: FlowSearchProps) {
  const { draft, type, submit, clear } = useFlowListSearch({ value, onSearch });
  const input = useRef<HTMLInputElement>(null);

  function clearByKey(event: KeyboardEvent) {
    event.preventDefault();
    clear();
  }
  useEscape(draft !== '', clearByKey, input);

  return (
    <TextField
      ref={input}
      className="fl-flow-search"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxChars={FLOW_SEARCH_MAX_CHARS}
      label={texts.searchFlows}
      hideLabel
      placeholder={texts.searchFlows}
      icon={<Icon of={Search} size={14} />}
      value={draft}
      onValueChange={type}
      onKeyDown={({ key }) => {
        if (key === 'Enter') submit();
      }}
      end={
        draft !== '' && (
          <IconButton
            className="fl-flow-search-clear"
            size="small"
            label={texts.clearSearch}
            icon={<Icon of={X} size={14} />}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
