export interface PageTitleProps {
  children: string;
}

/** Title of the browser tab; React moves it to the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · FlowLens`}</title>;
}
