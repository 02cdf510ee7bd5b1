import { type ReactNode, useId } from 'react';

export interface OptionsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Group of settings with an explanation. */
export function OptionsSection({ title, hint, children }: OptionsSectionProps) {
  const id = useId();
  return (
    <section className="options-section" aria-labelledby={id}>
      <div className="options-about">
        <h2 id={id} className="page-title">
          {title}
        </h2>
        {hint !== undefined && <p className="page-hint">{hint}</p>}
      </div>
      <div className="options-fields">{children}</div>
    </section>
  );
}
