'use client';

import { useFlowLens } from '@flowlens/hooks';
import { ChevronDown, ChevronUp, Search } from 'lucide';
import { Icon } from '../../../../ui/icon/icon.js';
import { IconButton } from '../../../../ui/icon-button/icon-button.js';
import { TextField } from '../../../../ui/text-field/text-field.js';
import { useTimelineTexts } from '../../../timeline-texts.js';
import type { JsonSearchModel } from './use-json-search.js';

/** Searches keys and values. Enter and Shift+Enter step through the hits. */
export function JsonSearch({ search }: { search: JsonSearchModel }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  const { text, count, position, step } = search;
  const active = text.trim() !== '';
  return (
    <div className="fl-timeline-json-search">
      <TextField
        type="search"
        label={d.searchJson}
        hideLabel
        placeholder={d.searchJson}
        icon={<Icon of={Search} size={12} />}
        value={text}
        onValueChange={search.onTextChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          step(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className="fl-timeline-json-hits">
        {active && d.hits({ position: position.toLocaleString(locale), count: count.toLocaleString(locale) })}
      </span>
      {active && count > 1 && (
        <>
          <IconButton
            size="small"
            label={d.previousHit}
            icon={<Icon of={ChevronUp} size={13} />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="small"
            label={d.nextHit}
            icon={<Icon of={ChevronDown} size={13} />}
            onClick={() => step(1)}
          />
        </>
      )}
    </div>
  );
}
