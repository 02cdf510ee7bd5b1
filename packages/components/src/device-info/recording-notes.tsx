import { TriangleAlert } from 'lucide';
import { Icon } from '../ui/icon/icon.js';

export interface RecordingNotesProps {
  title: string;
  /** One sentence each. */
  texts: readonly string[];
}

/** List of the gaps of a recording; empty for a complete recording. */
export function RecordingNotes({ title, texts }: RecordingNotesProps) {
  if (texts.length === 0) return null;
  return (
    <>
      <h2 className="fl-device-info-title">{title}</h2>
      <ul className="fl-device-info-notes">
        {texts.map((text) => (
          <li key={text} className="fl-device-info-note">
            <Icon of={TriangleAlert} size={14} className="fl-device-info-note-icon" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
