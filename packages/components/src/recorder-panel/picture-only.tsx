import type { RecorderMessages } from '@flowlens/core';
import { EyeOff, MonitorPlay } from 'lucide';
import { PrivacyNotes } from './privacy-notes.js';

export interface PictureOnlyProps {
  m: RecorderMessages;
}

/** List of what a recording of the picture alone lacks and shows, before somebody starts one. */
export function PictureOnly({ m }: PictureOnlyProps) {
  return (
    <PrivacyNotes
      title={m.pictureTitle}
      notes={[
        { text: m.pictureMissing, icon: EyeOff },
        { text: m.pictureSeen, icon: MonitorPlay },
      ]}
      end={m.neverSent}
    />
  );
}
