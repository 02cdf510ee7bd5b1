export const flowActions = {
  menu: ({ title }: { title: string }) => `Options of ${title}`,
  details: 'Flow Details',
  created: 'Created',
  recorded: 'Recorded',
  reporter: 'Reporter',
  unverified: 'not verified',
  tags: 'Tags',
  noTags: 'No tags',
  description: 'Description',
  noDescription: 'No description',
  copyId: 'Copy Flow ID',
  copyPrompt: 'Copy Debugging Prompt',
  share: 'Share',
  edit: 'Edit',
  remove: 'Delete',

  editTitle: 'Edit Flow',
  title: 'Title',
  project: 'Project',
  moveEndsLinks: ({ count }: { count: number | undefined }) => {
    if (count === undefined) return 'Public links to this flow stop working when you move it.';
    return count === 1
      ? 'The public link to this flow stops working when you move it.'
      : `${count} public links to this flow stop working when you move it.`;
  },
  save: 'Save',
  saving: 'Saving...',
  updateFailed: 'Failed to update flow. Please try again.',

  deleteTitle: 'Delete Flow',
  deleteQuestion: ({ name }: { name: string }) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  deleting: 'Deleting...',
  deleteFailed: 'Failed to delete flow. Please try again.',
};
