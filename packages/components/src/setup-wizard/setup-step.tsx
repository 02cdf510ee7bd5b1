'use client';

import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Icon } from '../ui/icon/icon.js';
import { ownElement } from '../ui/internal/own-element.js';

export interface SetupStepProps {
  title: string;
  hint: string;
  /** Shows a tick in place of the number. @default false */
  done?: boolean;
  /** Button and state of the step. */
  children?: ReactNode;
}

/** One step of the wizard; its number is its position in the list. */
export function SetupStep({ title, hint, done = false, children }: SetupStepProps) {
  const m = useMessages('setupWizard');
  return (
    <li className="fl-setup-step" data-done={done || undefined}>
      {done && (
        <span className="fl-setup-step-done" aria-hidden="true">
          <Icon of={Check} size={14} />
        </span>
      )}
      <h3 className="fl-setup-step-title" aria-label={done ? m.stepDone({ title }) : undefined}>
        {title}
      </h3>
      <p className="fl-setup-step-hint">{hint}</p>
      {ownElement(children)}
    </li>
  );
}
