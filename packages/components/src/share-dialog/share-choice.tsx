'use client';

import type { ReactNode } from 'react';

export interface ShareChoiceProps {
  icon: ReactNode;
  title: string;
  hint: string;
  /** Ignores clicks and keeps the focus. @default false */
  busy?: boolean | undefined;
  onClick: () => void;
}

/** A way to share, as a button with an explanation. Its changes are announced. */
export function ShareChoice({ icon, title, hint, busy = false, onClick }: ShareChoiceProps) {
  return (
    <button
      type="button"
      className="fl-share-choice"
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <span className="fl-share-choice-icon">{icon}</span>
      <span className="fl-share-choice-text" aria-live="polite">
        <span className="fl-share-choice-title">{title}</span> <span className="fl-share-choice-hint">{hint}</span>
      </span>
    </button>
  );
}
