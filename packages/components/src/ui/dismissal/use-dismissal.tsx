'use client';

import { type ReactElement, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { isComposing } from '../input-method/is-composing.js';

export interface Dismissal {
  /** For `UnsavedTextContext`, around the content. */
  unsavedForms: Set<string>;
  /** For the content of the dialog or drawer. */
  contentProps: {
    onPointerDownOutside: (event: Event) => void;
    onEscapeKeyDown: (event: KeyboardEvent) => void;
  };
  /** Opens the question if there is unsaved text; false if there is none. */
  askIfUnsaved: () => boolean;
  /** The question before unsaved text goes. */
  question: ReactElement;
}

/**
 * What may dismiss a dialog or a drawer by mistake: a press outside asks before unsaved text goes, one on a toast does nothing. Escape, the
 * close button and Cancel are meant, and ask nothing.
 */
export function useDismissal(open: boolean, onOpenChange: (open: boolean) => void): Dismissal {
  const m = useMessages('common');
  const [unsavedForms] = useState(() => new Set<string>());
  const [asking, setAsking] = useState(false);

  function askIfUnsaved() {
    if (unsavedForms.size === 0) return false;
    const field = focusedElement();
    // The press is about to take the focus off the field; the question gives it back to where it is now.
    setTimeout(() => {
      if (field instanceof HTMLElement) field.focus();
      setAsking(true);
    });
    return true;
  }

  return {
    unsavedForms,
    contentProps: {
      onPointerDownOutside: (event) => {
        if (isInToast(event.target) || askIfUnsaved()) event.preventDefault();
      },
      onEscapeKeyDown: (event) => {
        // It ends the word, not the dialog.
        if (isComposing(event)) event.preventDefault();
      },
    },
    askIfUnsaved,
    question: (
      <ConfirmDialog
        destructive
        open={open && asking}
        onOpenChange={setAsking}
        title={m.discardTitle}
        description={m.discardText}
        confirmText={m.discard}
        cancelText={m.keepEditing}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    ),
  };
}

function focusedElement(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

/** Somebody who presses or swipes a toast does not mean the window below. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.fl-toaster, [data-sonner-toaster]') !== null;
}
