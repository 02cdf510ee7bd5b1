import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.js';

export interface ShowMoreButtonProps {
  /** True if the button disappears with this click. @default true */
  last?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Shows the omitted rest of the content before it. */
export function ShowMoreButton({ last = true, onClick, children }: ShowMoreButtonProps) {
  return (
    <Button
      className="fl-timeline-code-more"
      size="small"
      onClick={({ currentTarget }) => {
        if (last) focusBefore(currentTarget);
        onClick();
      }}
    >
      {children}
    </Button>
  );
}

/** The button disappears, so the next Tab must reach the revealed content. */
function focusBefore(button: HTMLElement): void {
  const details = button.closest('.fl-timeline-details')!;
  const controls = [...details.querySelectorAll<HTMLElement>('summary, button, [tabindex]')];
  controls[controls.indexOf(button) - 1]?.focus();
}
