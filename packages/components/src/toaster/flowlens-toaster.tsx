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

/** The toaster's own styles, which come after ours, take the outline away. */
const TOAST_STYLE: CSSProperties = { outline: 'var(--fl-toast-outline, none)' };

/**
 * Shows notices as toasts. Once per provider, below it; a host that takes `onNotice` needs none.
 * A part of its own (`@flowlens/components/toaster`) because its library adds a style element at import.
 */
export function FlowLensToaster() {
  // Keeps our toasts out of other toasters, a host's and those of other providers, which all share the library's one store.
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
        toast[notice.tone](content, { toasterId: id });
      }),
    [notices, texts, failures, id],
  );

  return (
    <div onFocus={hold} onBlur={letGo}>
      <Toaster
        id={id}
        className={clsx(rootClass, 'fl-toaster')}
        // Its keys are added to the name.
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
  if (notice.code === 'jiraIssueCreated') return <JiraIssueToast text={text} ticketUrl={notice.values.ticketUrl} />;
  // The region around all of them waits until whatever is read out has ended.
  if (notice.tone !== 'error') return text;
  return (
    <span role="alert">
      <span>{text}</span>
      {/* Not the description of the library, which would be read out late. */}
      {reason && <span className="fl-toast-reason">{reason}</span>}
    </span>
  );
}
