'use client';

import { useRef } from 'react';

export interface CardCheckboxProps {
  label: string;
  checked: boolean;
  /** `range` is true with Shift. */
  onToggle: (range: boolean) => void;
}

/** Checkbox that selects a flow. Shift extends the selection, with a click or the Space key. */
export function CardCheckbox({ label, checked, onToggle }: CardCheckboxProps) {
  const shift = useRef(false);
  return (
    // The label is a larger target than the box.
    <label
      className="fl-card-checkbox"
      onMouseDown={(event) => {
        // Shift would select text.
        if (event.shiftKey) event.preventDefault();
      }}
      onClickCapture={(event) => {
        shift.current = event.shiftKey;
      }}
      onKeyDown={(event) => {
        shift.current = event.shiftKey;
      }}
    >
      <input
        type="checkbox"
        className="fl-card-checkbox-input"
        aria-label={label}
        checked={checked}
        onChange={() => onToggle(shift.current)}
      />
    </label>
  );
}
