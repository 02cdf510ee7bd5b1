import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';

export interface StartAtChoiceProps {
  m: Messages['share'];
  timeMs: number;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Checkbox that lets links start at the current time of the video. */
export function StartAtChoice({ m, timeMs, checked, onCheckedChange }: StartAtChoiceProps) {
  return (
    <label className="fl-share-start">
      <input
        type="checkbox"
        className="fl-share-start-input"
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{m.startAt({ time: formatClock(timeMs) })}</span>
    </label>
  );
}
