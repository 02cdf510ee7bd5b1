export const comments = {
  label: 'Comments',
  add: 'Add Comment',
  notOnSharedFlows: 'Comments are not available for shared flows',
};
