import type { Texts } from '../../texts/en.js';

interface Choices {
  microphone: boolean;
  sound: boolean;
}

export interface SoundChoicesProps {
  texts: Texts;
  value: Choices;
  disabled: boolean;
  onChange: (value: Choices) => void;
}

/** Checkboxes for the sound of a recording, off by default. */
export function SoundChoices({ texts: { popup: t }, value, disabled, onChange }: SoundChoicesProps) {
  return (
    <div className="popup-choices">
      <label className="page-check">
        <input
          type="checkbox"
          checked={value.microphone}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, microphone: event.target.checked })}
        />
        <span>{t.microphone}</span>
      </label>
      <label className="page-check">
        <input
          type="checkbox"
          checked={value.sound}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, sound: event.target.checked })}
        />
        <span>{t.sound}</span>
      </label>
    </div>
  );
}
