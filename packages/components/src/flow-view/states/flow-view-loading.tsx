import type { Messages } from '@flowlens/core/messages';
import { Skeleton } from '../../ui/skeleton/skeleton.js';
import { Spinner } from '../../ui/spinner/spinner.js';
import { FlowViewDetailsLoading } from './flow-view-details-loading.js';
import { FlowViewSplit } from '../flow-view-split.js';

export interface FlowViewLoadingProps {
  m: Messages['flowView'];
  /** True if there will be a header. */
  header: boolean;
}

/** Placeholder in the shape of a flow, so that nothing moves when it has loaded. */
export function FlowViewLoading({ m, header }: FlowViewLoadingProps) {
  return (
    <>
      {header && (
        <header className="fl-flow-view-header">
          <Skeleton width="240px" height="16px" />
        </header>
      )}
      {/* The loaded flow has another one, so changes to size and focus here would be lost. */}
      <FlowViewSplit
        m={m}
        movable={false}
        video={
          <div className="fl-flow-view-space">
            <div className="fl-flow-view-player fl-flow-view-video-loading" role="status">
              <Spinner size={20} />
              <p className="fl-flow-view-loading-title">{m.loadingTitle}</p>
              {m.loadingHint && <p className="fl-flow-view-loading-hint">{m.loadingHint}</p>}
            </div>
          </div>
        }
        details={<FlowViewDetailsLoading />}
      />
    </>
  );
}
