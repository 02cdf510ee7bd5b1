import type { RecorderMessages } from '@flowlens/core';
import { EyeOff, KeyRound, Keyboard } from 'lucide';
import { Icon } from '../ui/icon/icon.js';

export interface NeverRecordedProps {
  m: RecorderMessages;
}

/** What no recording holds, before somebody starts one. */
export function NeverRecorded({ m }: NeverRecordedProps) {
  return (
    <div className="fl-never-recorded">
      <h3 className="fl-recorder-panel-subtitle">{m.neverTitle}</h3>
      <ul className="fl-never-recorded-list">
        {[
          { text: m.neverSecrets, icon: KeyRound },
          { text: m.neverMarked, icon: EyeOff },
          { text: m.neverKeys, icon: Keyboard },
        ].map(({ text, icon }) => (
          <li key={text} className="fl-never-recorded-item">
            <Icon of={icon} size={14} className="fl-never-recorded-icon" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="fl-recorder-panel-hint">{m.neverSent}</p>
    </div>
  );
}
