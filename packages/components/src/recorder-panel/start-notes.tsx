import type { RecorderMessages } from '@flowlens/core';
import { EyeOff, KeyRound, Keyboard, MonitorPlay } from 'lucide';
import { PrivacyNotes } from './privacy-notes.js';

export interface StartNotesProps {
  m: RecorderMessages;
  /** The recorder observes nothing of the page. */
  pictureOnly: boolean;
}

/** List of what a recording leaves out, or of what the picture alone lacks and shows, before somebody starts one. */
export function StartNotes({ m, pictureOnly }: StartNotesProps) {
  const notes = pictureOnly
    ? [
        { text: m.pictureMissing, icon: EyeOff },
        { text: m.pictureSeen, icon: MonitorPlay },
      ]
    : [
        { text: m.neverSecrets, icon: KeyRound },
        { text: m.neverMarked, icon: EyeOff },
        { text: m.neverKeys, icon: Keyboard },
      ];
  return <PrivacyNotes title={pictureOnly ? m.pictureTitle : m.neverTitle} notes={notes} end={m.neverSent} />;
}
