export const sharedFlow = {
  loading: 'Loading shared flow...',
  viewOnly: 'View Only',
  join: ({ project_name }: { project_name: string }) => `Join ${project_name}`,
  failed: 'Unable to load flow',
  promoTitle: 'Debug 10x faster',
  promoText: 'Create AI-ready bug reports with full context developers love.',
  getStarted: 'Get Started',
};
