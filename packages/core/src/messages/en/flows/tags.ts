export const tags = {
  label: 'Tags',
  choose: 'Select tags',
  filter: 'Filter by tags',
  search: 'Search Tags',
  noneFound: 'No tags found.',
  noTags: 'No Tags',
  createNew: 'Create new tag',
  createTitle: 'Create New Tag',
  name: 'Tag name',
  create: 'Create',
  remove: ({ title }: { title: string }) => `Delete tag ${title}`,
  deleteTitle: 'Delete Tag',
  deleteText: ({ title }: { title: string }) =>
    `Are you sure you want to delete "${title}"? It will be removed from every flow.`,
  delete: 'Delete',
  deleting: 'Deleting...',
};
