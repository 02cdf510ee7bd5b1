import type { RecorderMessages } from '@flowlens/core/messages';
import { EyeOff, KeyRound, Keyboard, ListTree, MonitorPlay } from 'lucide';
import { PrivacyNotes } from './privacy-notes.js';

export interface StartNotesProps {
  m: RecorderMessages;
  /** The recorder observes nothing of the page. */
  pictureOnly: boolean;
  /** Host of a site whose events may come with the picture. */
  site: string | undefined;
}

/** List of what a recording omits, or of what a screen-only recording omits and shows, before it starts. */
export function StartNotes({ m, pictureOnly, site }: StartNotesProps) {
  const notes = pictureOnly
    ? [
        site === undefined
          ? { text: m.pictureMissing, icon: EyeOff }
          : { text: m.siteEvents({ host: site }), icon: ListTree },
        { text: m.pictureSeen, icon: MonitorPlay },
      ]
    : [
        { text: m.neverSecrets, icon: KeyRound },
        { text: m.neverMarked, icon: EyeOff },
        { text: m.neverKeys, icon: Keyboard },
      ];
  const pictureTitle = site === undefined ? m.pictureTitle : m.siteTitle;
  const title = pictureOnly ? pictureTitle : m.neverTitle;
  return <PrivacyNotes title={title} notes={notes} end={m.neverSent} />;
}
