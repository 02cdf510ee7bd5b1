import { Suspense } from 'react';
import { Flow } from './flow';

interface FlowPageProps {
  searchParams: Promise<{ flow?: string }>;
}

export default function FlowPage({ searchParams }: FlowPageProps) {
  return (
    <Suspense>
      <FlowInAddress searchParams={searchParams} />
    </Suspense>
  );
}

async function FlowInAddress({ searchParams }: FlowPageProps) {
  const { flow } = await searchParams;
  return flow ? <Flow flowId={flow} /> : <p style={{ padding: 16 }}>Add ?flow= and the id of a flow to the address.</p>;
}
