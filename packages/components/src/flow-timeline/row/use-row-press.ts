'use client';

import { type MouseEvent, useRef } from 'react';

interface RowPress {
  onMouseDown: () => void;
  onClick: (event: MouseEvent) => void;
}

/** Handlers for a row whose text can be selected: a drag or a double click that selects text is not a press. */
export function useRowPress(onPress: () => void): RowPress {
  /** Browsers clear an earlier selection only after the click. */
  const selectedBefore = useRef('');
  return {
    onMouseDown: () => void (selectedBefore.current = selectedText()),
    onClick: ({ target, detail }) => {
      const isOwnControl = target instanceof Element && target.closest('button') !== null;
      const selected = selectedText();
      // A click without a count comes from a key.
      const isSelecting = detail > 0 && selected !== '' && selected !== selectedBefore.current;
      if (!isOwnControl && !isSelecting) onPress();
    },
  };
}

function selectedText(): string {
  return String(getSelection());
}
