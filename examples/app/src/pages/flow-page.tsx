import { FlowView } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core';
import { useFlow, useFlowLens } from '@flowlens/hooks';
import { Link, useParams } from 'react-router';
import { PageLayout } from '../shell/page-layout.js';

/** One flow: its video beside its timeline. */
export function FlowPage() {
  const { flowId = '' } = useParams();
  const { messages } = useFlowLens();
  const { data: flow } = useFlow(flowId);

  return (
    <PageLayout
      fill
      title={flow?.title ?? messages.flowView.loadingTitle}
      bar={
        <Link to={HOME_PATH} className="app-bar-link">
          {messages.gallery.label}
        </Link>
      }
    >
      <FlowView key={flowId} flowId={flowId} />
    </PageLayout>
  );
}
