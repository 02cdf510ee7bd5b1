import { Icon, IconButton } from '@flowlens/components';
import { useFlowLens } from '@flowlens/hooks';
import { Ellipsis } from 'lucide';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** Entries of the bar that are not about this page. On phones, a button shows them in a menu. */
export function BarExtra({ children }: { children: ReactNode }) {
  const { more } = useFlowLens().messages.common;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);

  /** Closes the menu. The focus must leave it first, so that a dialog can return it to a visible button. */
  function close() {
    if (!open) return;
    button.current?.focus();
    setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div className="app-bar-extra-box" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <IconButton
        ref={button}
        className="app-bar-more"
        label={more}
        tooltipSide="bottom"
        icon={<Icon of={Ellipsis} />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <div id={panelId} className="app-bar-extra" data-open={open || undefined} onClick={close}>
        {children}
      </div>
    </div>
  );
}
