import type { CurrentUser } from '@flowlens/client';
import { LoadFailure, RecorderPanel, Spinner } from '@flowlens/components';
import { useCurrentUser, useFlowLens } from '@flowlens/hooks';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../shell/page-layout.js';
import { appRecorder } from './app-recorder.js';
import { MoreThanPicture } from './more-than-picture.js';
import { useStayWhileRecording } from './use-stay-while-recording.js';
import './record-page.css';

/** Records a tab, a window or the screen on this page, and lists the other ways to record. */
export function RecordPage() {
  const { messages } = useFlowLens();
  const { data: user, isError, refetch } = useCurrentUser();

  return (
    <PageLayout title={messages.recordPage.title}>
      <div className="app-record">
        <h1 className="app-heading app-record-heading">{messages.recordPage.title}</h1>
        {user && <Record user={user} />}
        {!user && !isError && (
          <p role="status" className="app-gallery-loading">
            <Spinner size={14} />
            <span>{messages.recordPage.loading}</span>
          </p>
        )}
        {!user && isError && (
          <LoadFailure
            message={messages.recordPage.loadFailed}
            retryLabel={messages.common.retry}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PageLayout>
  );
}

function Record({ user }: { user: CurrentUser }) {
  const [query] = useSearchParams();
  const recorder = appRecorder(user.app_user.id);
  useStayWhileRecording(recorder);

  return (
    <>
      <RecorderPanel recorder={recorder} surface="any" defaultProjectId={query.get('system_id') ?? undefined} />
      <MoreThanPicture />
    </>
  );
}
