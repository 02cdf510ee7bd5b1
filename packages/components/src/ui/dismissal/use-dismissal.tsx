'use client';

import { type FocusEvent, type ReactElement, useRef, useState } from 'react';
import { isComposing } from '../internal/events/is-composing.js';
import { DiscardQuestionContent } from './discard-question-content.js';
import { isInToast } from './is-in-toast.js';

export interface Dismissal {
  /** For `UnsavedTextContext`, around the content. */
  unsavedForms: Set<symbol>;
  /** For the content of the dialog or drawer. */
  contentProps: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onPointerDownOutside: (event: Event) => void;
    onEscapeKeyDown: (event: KeyboardEvent) => void;
  };
  /** The question before unsaved text is lost. */
  question: ReactElement;
}

/**
 * Guards a dialog or drawer against accidental dismissal. A press outside asks before unsaved text is lost; a press on a toast does
 * nothing. Escape, a drag, the close button and Cancel are deliberate and ask nothing. Escape in a toast only returns to the dialog.
 */
export function useDismissal(open: boolean, onOpenChange: (open: boolean) => void): Dismissal {
  const [unsavedForms] = useState(() => new Set<symbol>());
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLElement | null>(null);

  /** Opens the question if there is unsaved text; false if there is none. */
  function askIfUnsaved(): boolean {
    if (unsavedForms.size === 0) return false;
    // The click has moved or will move the focus away from the field, so the question returns it there.
    setTimeout(() => {
      focused.current?.focus();
      setAsking(true);
    });
    return true;
  }

  return {
    unsavedForms,
    contentProps: {
      onFocus: ({ target }) => {
        focused.current = target;
      },
      onPointerDownOutside: (event) => {
        if (isInToast(event) || askIfUnsaved()) event.preventDefault();
      },
      onEscapeKeyDown: (event) => {
        // Escape ends the composition of a word instead of closing the dialog.
        if (isComposing(event)) event.preventDefault();
        else if (isInToast(event)) {
          event.preventDefault();
          focused.current?.focus();
        }
      },
    },
    question: (
      <DiscardQuestionContent
        open={open && asking}
        onOpenChange={setAsking}
        onDiscard={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    ),
  };
}
