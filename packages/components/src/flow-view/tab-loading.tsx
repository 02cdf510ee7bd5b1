import { Spinner } from '../ui/spinner/spinner.js';

export interface TabLoadingProps {
  text: string;
}

/** Says that what a tab shows is on its way. */
export function TabLoading({ text }: TabLoadingProps) {
  return (
    <p className="fl-flow-view-tab-loading" role="status">
      <Spinner size={14} />
      {text}
    </p>
  );
}
