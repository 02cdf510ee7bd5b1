import { Skeleton } from '../../ui/skeleton/skeleton.js';

const ROW_WIDTHS = ['62%', '48%', '75%', '55%', '38%', '68%', '44%', '71%'];

/** Placeholder in the shape of the tabs and a timeline. */
export function FlowViewDetailsLoading() {
  return (
    <div aria-hidden="true">
      <div className="fl-flow-view-tabs-loading">
        <Skeleton width="56px" height="12px" />
        <Skeleton width="72px" height="12px" />
        <Skeleton width="72px" height="12px" />
      </div>
      <div className="fl-flow-view-rows-loading">
        {ROW_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height="10px" />
        ))}
      </div>
    </div>
  );
}
