export const sharedFlow = {
  loading: 'Loading shared flow...',
  viewOnly: 'View Only',
  join: ({ project_name }: { project_name: string }) => `Join ${project_name}`,
  failed: 'Unable to load flow',
  expiredHint: 'Ask the person who sent it for a new link. Members of the project can sign in instead.',
  deletedHint: 'It was deleted from its project. Ask the person who sent you the link.',
  openInProduct: 'Open in FlowLens',
  notEmbeddable: 'This flow cannot be embedded',
  notEmbeddableHint:
    'No site may show it. An admin can add sites in the project settings, and an operator with FLOWLENS_EMBED_ORIGINS.',
  promoTitle: 'Debug 10x faster',
  promoText: 'Create AI-ready bug reports with full context developers love.',
  getStarted: 'Get Started',
  closePromo: 'Hide this note',
};
