import { FlowView } from '@flowlens/components';

export function BugReport({ flowId }: { flowId: string }) {
  return (
    <div style={{ height: 640 }}>
      <FlowView flowId={flowId} />
    </div>
  );
}
