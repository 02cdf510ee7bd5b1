'use client';

import { clsx } from 'clsx/lite';
import { ShieldAlert } from 'lucide';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { useRootClass } from '../provider/use-root-class.js';
import { Icon } from '../ui/icon/icon.js';
import { ownElement } from '../ui/internal/own-element.js';

export interface SessionBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  label: string;
  /** Announced when it appears or changes; empty while unknown. */
  text: string | undefined;
  /** Reason why the last action failed. */
  failure: ReactNode;
  actions: ReactNode;
  barRef: Ref<HTMLElement>;
}

/** A bar at the top of a page about the viewer's session. It does not take the focus. */
export function SessionBar({ label, text, failure, actions, barRef, className, ...rest }: SessionBarProps) {
  const rootClass = useRootClass();

  return (
    <section aria-label={label} {...rest} ref={barRef} className={clsx(rootClass, 'fl-session-bar', className)}>
      <Icon of={ShieldAlert} className="fl-session-bar-icon" />
      <div className="fl-session-bar-text">
        <p role="status" className="fl-session-bar-sentence">
          <span>{text}</span>
        </p>
        {ownElement(failure)}
      </div>
      <div className="fl-session-bar-actions">{actions}</div>
    </section>
  );
}
