import { type ChangeEvent, type ReactNode, useId } from 'react';
import { FONTS, PRESETS, type Theme } from './theme.js';

interface ThemeControlsProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Form for a theme: presets, and one control for each token. */
export function ThemeControls({ theme, onChange }: ThemeControlsProps) {
  const set = (part: Partial<Theme>) => onChange({ ...theme, ...part });
  const accentOf =
    (scheme: 'light' | 'dark') =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      set({ accent: { ...theme.accent, [scheme]: target.value } });

  return (
    <form className="theme-controls" aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="theme-presets">
        <legend>Start from</legend>
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button key={name} type="button" aria-pressed={theme === preset} onClick={() => onChange(preset)}>
            {name}
          </button>
        ))}
      </fieldset>
      <Field label="Accent, light">
        {(id) => <input id={id} type="color" value={theme.accent.light} onChange={accentOf('light')} />}
      </Field>
      <Field label="Accent, dark">
        {(id) => <input id={id} type="color" value={theme.accent.dark} onChange={accentOf('dark')} />}
      </Field>
      <Slider label="Radius" value={theme.radiusPx} max={16} onChange={(radiusPx) => set({ radiusPx })} />
      <Slider label="Spacing" value={theme.spacingPx} min={2} max={7} onChange={(spacingPx) => set({ spacingPx })} />
      <Slider label="Text" value={theme.fontSizePx} min={11} max={16} onChange={(fontSizePx) => set({ fontSizePx })} />
      <Field label="Font">
        {(id) => (
          <select id={id} value={theme.font} onChange={({ target }) => set({ font: target.value })}>
            {Object.entries(FONTS).map(([name, font]) => (
              <option key={name} value={font}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </form>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max, onChange }: SliderProps) {
  return (
    <Field label={label} value={`${value} px`}>
      {(id) => (
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={`${value} pixels`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

function Field({ label, value, children }: { label: string; value?: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="theme-field">
      <label htmlFor={id}>{label}</label>
      <div className="theme-control">{children(id)}</div>
      {value !== undefined && <output htmlFor={id}>{value}</output>}
    </div>
  );
}
