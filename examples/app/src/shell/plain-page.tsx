import { clsx } from 'clsx/lite';
import { type ReactElement, useRef } from 'react';
import { PageTitle } from './page-title.js';
import { useFocusOnArrival } from './navigation/use-focus-on-arrival.js';

export interface PlainPageProps {
  title: string;
  className?: string;
  children: ReactElement | readonly ReactElement[];
}

/** A page without a top bar and with centered content. */
export function PlainPage({ title, className, children }: PlainPageProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);

  return (
    <main ref={main} tabIndex={-1} className={clsx('app-center', className)}>
      <PageTitle>{title}</PageTitle>
      {children}
    </main>
  );
}
