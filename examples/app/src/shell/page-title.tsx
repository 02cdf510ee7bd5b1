export interface PageTitleProps {
  children: string;
}

/** The title of the browser's tab; React puts it into the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · FlowLens`}</title>;
}
