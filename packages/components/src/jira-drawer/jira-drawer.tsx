'use client';

import { useFlowLens, useJiraChoices } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { createElement, forwardRef, useEffect, useState } from 'react';
import { hostDialog } from '../ui/dialog/host-dialog.js';
import type { DialogContentProps } from '../ui/dialog/host-dialog-props.js';
import { lazyCode } from '../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../ui/internal/lazy/use-opened-code.js';
import type { JiraDrawerProps } from './jira-form.js';

/** Loaded on demand, because few users create issues, and its library adds a style element when it loads. */
const formCode = lazyCode(async () => (await import('./jira-form.js')).JiraForm);

const Content = forwardRef<HTMLDivElement, DialogContentProps<JiraDrawerProps>>(function JiraDrawerContent(
  { flowId, open, onOpenChange, ...rest },
  ref,
) {
  const { notify } = useFlowLens();
  const { projects, types, failed } = useJiraChoices(flowId, { enabled: open });
  const JiraForm = useOpenedCode(formCode, open, onOpenChange);
  const [opening, setOpening] = useState({ open: false, count: 0, failed: false });
  if (open !== opening.open) setOpening((last) => (open ? nextOpening(last) : { ...last, open }));

  const giveUp = useStableCallback(() => {
    setOpening((last) => ({ ...last, failed: true }));
    notify({ tone: 'error', code: flowId === '' ? 'jiraFlowMissing' : 'jiraListsFailed' });
    onOpenChange(false);
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed, giveUp]);

  // The response may arrive after the viewer has moved on.
  const created = useStableCallback(() => {
    if (open) onOpenChange(false);
  });

  if (opening.count === 0 || !JiraForm) return null;
  return createElement(JiraForm, {
    ...rest,
    ref,
    // A deliberate close and another flow clear the form; a failing list does not.
    key: `${flowId} ${opening.count}`,
    flowId,
    open,
    onOpenChange,
    onCreated: created,
    projects,
    types,
    failed,
  });
});

/**
 * Creates a Jira issue for a flow, with a public link to the flow. Renders nothing when the projects or the issue types of
 * Jira cannot be loaded; text typed before is still there at the next opening.
 *
 * @example
 * <JiraDrawer flowId={flowId} open={open} onOpenChange={setOpen} />
 */
export const JiraDrawer = hostDialog<JiraDrawerProps>(Content);

/** Keeps the form if a failing list closed the drawer. */
function nextOpening({ count, failed }: { count: number; failed: boolean }) {
  return { open: true, count: failed ? count : count + 1, failed: false };
}
