'use client';

import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';

export interface UndoToastProps {
  text: string;
  onUndo: () => void;
}

/** Toast of a change that can still be undone. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  const m = useMessages('common');
  return (
    <div className="fl-toast-undo">
      <span>{text}</span>
      <Button size="small" onClick={onUndo}>
        {m.undo}
      </Button>
    </div>
  );
}
