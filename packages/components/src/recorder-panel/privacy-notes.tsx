import type { IconNode } from 'lucide';
import { Icon } from '../ui/icon/icon.js';

export interface PrivacyNotesProps {
  title: string;
  notes: readonly { text: string; icon: IconNode }[];
  /** Sentence below the notes. */
  end: string;
}

/** A list of what a recording holds or does not hold. */
export function PrivacyNotes({ title, notes, end }: PrivacyNotesProps) {
  return (
    <div className="fl-privacy-notes">
      <h3 className="fl-recorder-panel-subtitle">{title}</h3>
      <ul className="fl-privacy-notes-list">
        {notes.map(({ text, icon }) => (
          <li key={text} className="fl-privacy-notes-item">
            <Icon of={icon} size={14} className="fl-privacy-notes-icon" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="fl-recorder-panel-hint">{end}</p>
    </div>
  );
}
