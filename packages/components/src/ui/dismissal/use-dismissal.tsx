'use client';

import { type ReactNode, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { isComposing } from '../input-method/is-composing.js';

export interface DismissalOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs when the window stays because of unsaved text. */
  onStay?: (() => void) | undefined;
}

export interface Dismissal {
  /** For `UnsavedTextContext`, around the content. */
  unsavedForms: Set<string>;
  /** Takes every dismissal: a press outside, Escape, the close button, a drag. Buttons such as Cancel go to the host directly. */
  onOpenChange: (open: boolean) => void;
  contentProps: {
    onPointerDownOutside: (event: Event) => void;
    onEscapeKeyDown: (event: KeyboardEvent) => void;
  };
  /** The question before unsaved text goes. */
  question: ReactNode;
}

/** How a dialog or a drawer is dismissed: with unsaved text only after a question, and never by a press on a toast. */
export function useDismissal({ open, onOpenChange, onStay }: DismissalOptions): Dismissal {
  const m = useMessages('common');
  const [unsavedForms] = useState(() => new Set<string>());
  const [asking, setAsking] = useState(false);

  function change(wanted: boolean) {
    if (wanted || unsavedForms.size === 0) return onOpenChange(wanted);
    setAsking(true);
    onStay?.();
  }

  return {
    unsavedForms,
    onOpenChange: change,
    contentProps: {
      onPointerDownOutside: (event) => {
        if (isInToast(event.target)) event.preventDefault();
      },
      onEscapeKeyDown: (event) => {
        // It ends the word, not the dialog.
        if (isComposing(event)) event.preventDefault();
      },
    },
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

/** Somebody who presses or swipes a toast does not mean the window below. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.fl-toaster, [data-sonner-toaster]') !== null;
}
