'use client';

import { useFlowLens } from '@flowlens/hooks';
import { Search } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { useTimelineTexts } from '../../timeline-texts.js';

export interface FrameFilterProps {
  text: string;
  onTextChange: (text: string) => void;
  found: number;
  total: number;
}

/** Looks for a text in the messages of a connection. */
export function FrameFilter({ text, onTextChange, found, total }: FrameFilterProps) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  return (
    <div className="fl-timeline-frame-filter">
      <TextField
        type="search"
        label={d.filterFrames}
        hideLabel
        placeholder={d.filterFrames}
        icon={<Icon of={Search} size={13} />}
        value={text}
        onValueChange={onTextChange}
      />
      <span role="status" className="fl-timeline-note">
        {text.trim() !== '' &&
          d.framesFound({ shown: found.toLocaleString(locale), total: total.toLocaleString(locale) })}
      </span>
    </div>
  );
}
