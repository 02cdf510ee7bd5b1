import type { ReactElement } from 'react';

export interface SetupStepProps {
  title: string;
  hint: string;
  /** Button of the step. */
  children?: ReactElement;
}

/** One step of the wizard; its number is its position in the list. */
export function SetupStep({ title, hint, children }: SetupStepProps) {
  return (
    <li className="fl-setup-step">
      <h3 className="fl-setup-step-title">{title}</h3>
      <p className="fl-setup-step-hint">{hint}</p>
      {children}
    </li>
  );
}
