import type { IconNode } from 'lucide';
import { Icon } from '../ui/icon/icon.js';

export interface PrivacyNotesProps {
  title: string;
  notes: readonly PrivacyNote[];
  /** Sentence below the notes. */
  end?: string;
}

export interface PrivacyNote {
  text: string;
  icon: IconNode;
  /** Numbers behind the text. */
  parts?: readonly string[];
}

/** List of the contents and omissions of a recording. */
export function PrivacyNotes({ title, notes, end }: PrivacyNotesProps) {
  return (
    <div className="fl-privacy-notes">
      <h3 className="fl-recorder-panel-subtitle">{title}</h3>
      <ul className="fl-privacy-notes-list">
        {notes.map(({ text, icon, parts = [] }) => (
          <li key={text} className="fl-privacy-notes-item">
            <Icon of={icon} size={14} className="fl-privacy-notes-icon" />
            <span className="fl-privacy-notes-text">
              <span>{text}</span>
              {parts.length > 0 && (
                <ul className="fl-privacy-notes-parts">
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              )}
            </span>
          </li>
        ))}
      </ul>
      {end !== undefined && <p className="fl-recorder-panel-hint">{end}</p>}
    </div>
  );
}
