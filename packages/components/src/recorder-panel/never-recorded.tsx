import type { RecorderMessages } from '@flowlens/core';
import { EyeOff, KeyRound, Keyboard } from 'lucide';
import { PrivacyNotes } from './privacy-notes.js';

export interface NeverRecordedProps {
  m: RecorderMessages;
}

/** List of what no recording holds, shown before somebody starts one. */
export function NeverRecorded({ m }: NeverRecordedProps) {
  return (
    <PrivacyNotes
      title={m.neverTitle}
      notes={[
        { text: m.neverSecrets, icon: KeyRound },
        { text: m.neverMarked, icon: EyeOff },
        { text: m.neverKeys, icon: Keyboard },
      ]}
      end={m.neverSent}
    />
  );
}
