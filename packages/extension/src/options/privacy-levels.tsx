import { PRIVACY_LEVELS, type PrivacyLevel } from '../settings/settings.js';
import type { Texts } from '../texts/en.js';

export interface PrivacyLevelsProps {
  texts: Texts;
  value: PrivacyLevel;
  /** True if the administrator enforces the strict level. */
  isManaged: boolean;
  onChange: (level: PrivacyLevel) => void;
}

/** Setting for the privacy level: how many values of a page are recorded. */
export function PrivacyLevels({ texts: { options: t }, value, isManaged, onChange }: PrivacyLevelsProps) {
  const chosen = isManaged ? 'strict' : value;
  return (
    <fieldset className="options-choices" disabled={isManaged}>
      <legend className="page-subtitle">{t.privacyLevel}</legend>
      {PRIVACY_LEVELS.map((level) => (
        <label key={level} className="page-check">
          <input type="radio" name="level" checked={level === chosen} onChange={() => onChange(level)} />
          <span>
            <span className="options-choice">{t.levels[level].name}</span>
            <span className="page-hint options-choice">{t.levels[level].hint}</span>
          </span>
        </label>
      ))}
      {isManaged && <p className="page-hint">{t.managed}</p>}
    </fieldset>
  );
}
