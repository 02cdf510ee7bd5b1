'use client';

import { type Notice, noticeReason, noticeText } from '@flowlens/core';
import { TOAST_DURATION_MS, TOAST_GAP_PX, TOAST_HOTKEY, TOAST_WIDTH_PX, TOASTS_VISIBLE } from '@flowlens/core/limits';
import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type CSSProperties, type ReactNode, useEffect, useId } from 'react';
import { toast, Toaster } from 'sonner';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { useDirection } from '../ui/internal/layout/use-direction.js';
import { hold, letGo } from './hold-while-focused.js';
import { JiraIssueToast } from './jira-issue-toast.js';
import { UndoToast } from './undo-toast.js';

/** The toaster's own styles, which come after ours, remove the outline. */
const TOAST_STYLE: CSSProperties = { outline: 'var(--fl-toast-outline, none)' };

/**
 * Shows notices as toasts. Render one per provider, below it; not needed with `onNotice`. It has its own entry
 * (`@flowlens/components/toaster`), because its library adds a style element at import.
 */
export function FlowLensToaster() {
  // Separates our toasts from those of other toasters, because all of them share the library's single store.
  const id = useId();
  const { notices, messages } = useFlowLens();
  const texts = useMessages('notices');
  const failures = useMessages('failures');
  const rootClass = useRootClass();
  const dir = useDirection();

  useEffect(
    () =>
      notices.subscribe((notice) => {
        const content = contentOf(notice, noticeText(notice, texts), noticeReason(notice, failures));
        const { undo } = notice;
        const shown = toast[notice.tone](content, { toasterId: id, ...(undo && { duration: Infinity }) });
        undo?.ended.addEventListener('abort', () => toast.dismiss(shown));
      }),
    [notices, texts, failures, id],
  );

  return (
    <div onFocus={hold} onBlur={letGo}>
      <Toaster
        id={id}
        className={clsx(rootClass, 'fl-toaster')}
        // The library appends its shortcut to the name.
        containerAriaLabel={messages.common.notifications}
        dir={dir}
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        visibleToasts={TOASTS_VISIBLE}
        duration={TOAST_DURATION_MS}
        gap={TOAST_GAP_PX}
        hotkey={[...TOAST_HOTKEY]}
        style={{ '--width': `${TOAST_WIDTH_PX}px` } as CSSProperties}
        toastOptions={{
          unstyled: true,
          style: TOAST_STYLE,
          classNames: { toast: 'fl-overlay fl-toast', icon: 'fl-toast-icon' },
        }}
      />
    </div>
  );
}

function contentOf(notice: Notice, text: string, reason: string | undefined): ReactNode {
  if (notice.undo) return <UndoToast text={text} onUndo={notice.undo.run} />;
  if (notice.code === 'jiraIssueCreated') return <JiraIssueToast text={text} ticketUrl={notice.values.ticketUrl} />;
  // The library's live region waits until the current announcement has ended.
  if (notice.tone !== 'error') return text;
  return (
    <span role="alert">
      <span>{text}</span>
      {/* Not the library's description, which screen readers would announce late. */}
      {reason && <span className="fl-toast-reason">{reason}</span>}
    </span>
  );
}
