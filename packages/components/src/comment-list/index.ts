export type { CommentEvents } from './comment-events.js';
export {
  CommentList,
  type CommentListBaseProps,
  type CommentListFlowProps,
  type CommentListProps,
} from './comment-list.js';
export { type ShownComment } from './shown-comment.js';
export { type CancelableDetails } from '../event-details.js';
