export const comments = {
  label: 'Comments',
  add: 'Add Comment',
  loading: 'Loading comments...',
  failed: 'Failed to load comments',
  emptyTitle: 'No comments yet',
  emptyHint: 'What people say about moments of this video shows up here.',
  seekTo: ({ time }: { time: string }) => `Go to ${time}`,
  notOnSharedFlows: 'Comments are not available for shared flows',
};
