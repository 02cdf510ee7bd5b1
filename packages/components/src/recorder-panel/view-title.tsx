import type { ReactElement } from 'react';

export interface ViewTitleProps {
  title: string;
  hint?: string | undefined;
  /** Shown before the title. */
  icon?: ReactElement;
}

/** Heading of a view; receives the focus when the view replaces another. */
export function ViewTitle({ title, hint, icon }: ViewTitleProps) {
  return (
    <div className="fl-recorder-panel-head">
      {icon}
      <div className="fl-recorder-panel-heading">
        <h2 className="fl-recorder-panel-title" tabIndex={-1}>
          {title}
        </h2>
        {hint && <p className="fl-recorder-panel-hint">{hint}</p>}
      </div>
    </div>
  );
}
