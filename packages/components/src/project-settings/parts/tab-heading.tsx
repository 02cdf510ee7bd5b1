'use client';

import { RefreshCw } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';

export interface TabHeadingProps {
  children: string;
  /** Shown after the heading, such as a number. */
  note?: ReactNode;
  /** Adds a button that reloads the content below. */
  onRefresh?: (() => void) | undefined;
  refreshing?: boolean | undefined;
}

/** Heading of a settings section. The ref is that of the heading, which receives the focus when a row below it unmounts. */
export const TabHeading = forwardRef<HTMLHeadingElement, TabHeadingProps>(function TabHeading(
  { children, note, onRefresh, refreshing = false },
  ref,
) {
  const { refresh } = useMessages('common');
  return (
    <div className="fl-tab-heading">
      <h3 ref={ref} tabIndex={-1} className="fl-tab-heading-text">
        {children}
      </h3>
      {note && <span className="fl-tab-heading-note">{note}</span>}
      {onRefresh && (
        <IconButton
          size="small"
          className="fl-tab-heading-refresh"
          label={refresh}
          aria-busy={refreshing}
          icon={refreshing ? <Spinner size={14} /> : <Icon of={RefreshCw} size={14} />}
          onClick={() => {
            if (!refreshing) onRefresh();
          }}
        />
      )}
    </div>
  );
});
