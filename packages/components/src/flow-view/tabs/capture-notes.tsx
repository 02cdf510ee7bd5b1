'use client';

import type { CaptureNote } from '@flowlens/client';
import { captureNoteText } from '@flowlens/core/format';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import { ChevronRight, TriangleAlert } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';
import { Icon } from '../../ui/icon/icon.js';

export interface CaptureNotesProps {
  notes: readonly CaptureNote[];
  m: Messages['flowView'];
  messages: MessageOverrides['deviceInfo'];
}

/** One subtle line with the number of capture notes; a click lists them. Renders nothing without any. */
export function CaptureNotes({ notes, m, messages }: CaptureNotesProps) {
  const deviceInfo = useMessages('deviceInfo', messages);
  const texts = notes.flatMap((note) => captureNoteText(note, deviceInfo) ?? []);
  if (texts.length === 0) return null;
  return (
    <details className="fl-capture-notes">
      <summary className="fl-capture-notes-line">
        <Icon of={TriangleAlert} size={14} />
        <span>{m.captureNotes({ count: texts.length })}</span>
        <Icon of={ChevronRight} size={14} className="fl-capture-notes-chevron" />
      </summary>
      <ul className="fl-capture-notes-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
