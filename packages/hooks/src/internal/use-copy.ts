'use client';

import { COPY_FEEDBACK_MS } from '@flowlens/core/limits';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface UseCopyResult {
  /** True for `feedbackMs` after a successful copy. */
  copied: boolean;
  /** True if the last copy failed, until the next attempt. */
  refused: boolean;
  /**
   * Copies the text and returns whether that succeeded; never throws. Pass a promise for a text that is not ready yet,
   * while the click is handled: Safari does not allow a copy later.
   */
  copy: (text: string | Promise<string>) => Promise<boolean>;
}

/** Copies text, with a fallback to `execCommand` if the clipboard is refused. */
export function useCopy(feedbackMs = COPY_FEEDBACK_MS): UseCopyResult {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string | Promise<string>) => {
      const worked = await copyText(text);
      clearTimeout(timer.current);
      setCopied(worked);
      setRefused(!worked);
      if (worked) timer.current = setTimeout(() => setCopied(false), feedbackMs);
      return worked;
    },
    [feedbackMs],
  );

  return { copied, refused, copy };
}

async function copyText(text: string | Promise<string>): Promise<boolean> {
  const ready = typeof text === 'string';
  try {
    await (ready ? navigator.clipboard.writeText(text) : navigator.clipboard.write([itemOf(text)]));
    return true;
  } catch {
    return ready ? copyWithCommand(text) : text.then(copyText, () => false);
  }
}

function itemOf(text: Promise<string>): ClipboardItem {
  const type = 'text/plain';
  return new ClipboardItem({ [type]: text.then((ready) => new Blob([ready], { type })) });
}

/** Works without the clipboard permission and on pages served over plain HTTP. */
function copyWithCommand(text: string): boolean {
  const focused = focusedElement();
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, only the dialog's own children may have the focus.
  const home = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  home.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Returns the focused element, even within shadow roots, each of which has its own. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
