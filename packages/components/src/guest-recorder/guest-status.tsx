import { type ReactElement, useEffect, useRef } from 'react';

export interface GuestStatusProps {
  tone: 'success';
  icon: ReactElement;
  title: string;
  hint: string;
}

/** Result at the end of a guest's way. Takes the focus, because what had it is gone. */
export function GuestStatus({ tone, icon, title, hint }: GuestStatusProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="fl-guest-status">
      <span className="fl-guest-status-icon" data-tone={tone}>
        {icon}
      </span>
      <h2 ref={heading} tabIndex={-1} className="fl-guest-recorder-title">
        {title}
      </h2>
      <p className="fl-guest-recorder-text">{hint}</p>
    </div>
  );
}
