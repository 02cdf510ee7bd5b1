import type { ReactNode } from 'react';

export interface NoteProps {
  /** @default 'info' */
  tone?: 'info' | 'warning';
  children: ReactNode;
}

/** Note for the user, announced when it appears. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div role="status" className="page-note" data-tone={tone}>
      {children}
    </div>
  );
}
