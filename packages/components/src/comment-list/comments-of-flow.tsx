'use client';

import type { FlowComment } from '@flowlens/client';
import { type TimelineTime, useFlowComments, useFlowLens } from '@flowlens/hooks';
import type { ReactNode } from 'react';
import { createCancelableDetails } from '../event-details.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { ownElement } from '../ui/internal/own-element.js';
import type { CommentEvents } from './comment-events.js';
import { CommentComposer } from './comment-composer.js';
import { CommentItem } from './item/comment-item.js';
import { CommentItems, type CommentItemsProps } from './comment-items.js';
import { CommentListHeader } from './comment-list-header.js';
import { CommentListLoading } from './comment-list-loading.js';
import { EditableComment } from './item/editable-comment.js';

export interface CommentsOfFlowProps extends Omit<CommentItemsProps<FlowComment>, 'comments' | 'renderItem'> {
  flowId: string;
  readOnly: boolean;
  timeMs: TimelineTime;
  events: CommentEvents;
  renderError: ((error: Error, retry: () => void) => ReactNode) | undefined;
}

/** Comments of a flow on the server, with the viewer's permissions. */
export function CommentsOfFlow({ flowId, readOnly, timeMs, events, renderError, ...items }: CommentsOfFlowProps) {
  const { m } = items;
  const { query, comments, retry, refresh, add, remove, canAdd, canEdit, canDelete } = useFlowComments(flowId);
  const { common } = useFlowLens().messages;

  function requestDelete(comment: FlowComment) {
    const details = createCancelableDetails();
    events.onCommentDelete?.(comment, details);
    if (details.isCanceled) return;
    remove.run(comment, { onSuccess: () => events.onCommentDeleted?.(comment) });
  }

  if (!query.data && query.error) {
    return ownElement(
      renderError?.(query.error, retry) ?? (
        <LoadFailure message={m.failed} retryLabel={common.tryAgain} onRetry={retry} retrying={query.isFetching} />
      ),
    );
  }
  return (
    <>
      <CommentListHeader m={m} count={comments?.length} refreshing={refresh.pending} onRefresh={() => refresh.run()} />
      {comments ? (
        <CommentItems
          {...items}
          comments={comments}
          renderItem={(comment, item) => {
            if (readOnly) return <CommentItem key={comment.id} {...item} />;
            return (
              <EditableComment
                key={comment.id}
                {...item}
                comment={comment}
                canEdit={canEdit(comment)}
                canDelete={canDelete(comment)}
                onDelete={() => requestDelete(comment)}
                onEdited={events.onCommentEdited}
              />
            );
          }}
        />
      ) : (
        <CommentListLoading text={m.loading} />
      )}
      {canAdd && !readOnly && (
        <CommentComposer m={m} flowId={flowId} timeMs={timeMs} add={add} onAdded={events.onCommentAdded} />
      )}
    </>
  );
}
