import { useId } from 'react';
import { Note } from '../../pages/note.js';
import type { Texts } from '../../texts/en.js';

export interface DeepChoiceProps {
  texts: Texts;
  value: boolean;
  disabled: boolean;
  onChange: (value: boolean) => void;
}

/** Switch for deep recording, off by default. Explains the browser's banner before it appears. */
export function DeepChoice({ texts: { popup: t }, value, disabled, onChange }: DeepChoiceProps) {
  const hint = useId();
  return (
    <div className="popup-choices">
      <label className="page-check">
        <input
          type="checkbox"
          checked={value}
          disabled={disabled}
          aria-describedby={value ? hint : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t.deep}</span>
      </label>
      {value && (
        <Note>
          <div id={hint} className="popup-explanation">
            <p>{t.deepAdds}</p>
            <p>{t.deepBanner}</p>
            <p>{t.deepRefuse}</p>
          </div>
        </Note>
      )}
    </div>
  );
}
