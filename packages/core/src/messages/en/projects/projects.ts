export const projects = {
  project: 'Project',
  switchHint: 'Switch to another project, or create one',
  personalProjects: 'Personal Projects',
  openSourceProjects: 'Open Source Projects',
  empty: 'No projects yet. Create your first one!',

  create: 'Create New Project',
  createNameLabel: 'Project Name *',
  createNamePlaceholder: 'My Team Project',
  createDescriptionLabel: 'Description',
  createDescriptionPlaceholder: 'Optional description',
  createSubmit: 'Create Project',
  createLimit: ({ count }: { count: number }) =>
    `You are already a member of ${count} non open source projects. Cannot create a new project.`,

  settings: 'Project Settings',
  settingsTabs: 'Project settings',
  tabGeneral: 'General',
  tabMembers: 'Members',
  tabInvitations: 'Invitations',
  loading: 'Loading project...',
  loadFailed: 'Failed to load project',
  notFound: 'Project not found',
  notFoundHint: 'It was deleted, or you are no longer a member of it.',
  defaultProject: 'Your default project. Cannot be deleted.',

  nameLabel: 'Project Name',
  descriptionLabel: 'Description',
  descriptionPlaceholder: 'Enter project description (optional)',
  noDescription: 'No description',
  typeLabel: 'Type',
  typePersonal: 'Private',
  typeOpenSource: 'Open Source',
  maxMembersLabel: 'Maximum Members',
  save: 'Save Changes',
  saving: 'Saving...',

  embedding: 'Embedding',
  embeddingHint: 'Sites that may show public links of this project in an iframe.',
  embedOwnList: 'Use a list for this project',
  embedOwnListHint: 'Otherwise, the sites that the server allows may embed its flows.',
  embedSites: 'Sites, one per line',
  embedSitesEmpty: 'Without any, no site may embed flows of this project.',
  embedSiteInvalid: ({ site }: { site: string }) => `Enter an address without a path, not “${site}”`,
  embedSitesMax: ({ max }: { max: number }) => `Enter ${max} sites at most`,

  dangerZone: 'Danger Zone',
  delete: 'Delete Project',
  deleteHint:
    'Deleting this project will permanently remove all flows, tags, comments, and associated data. This action cannot be undone.',
  deleteConfirm: ({ name }: { name: string }) =>
    `Are you sure you want to delete "${name}"? This will permanently delete all flows, tags, and comments. This action cannot be undone.`,
  leave: 'Leave Project',
  leaveHint: 'You will be removed from this project and will need to be re-invited to access it again.',
  leaveConfirm: ({ name }: { name: string }) =>
    `Are you sure you want to leave "${name}"? You will need to be re-invited to access this project again.`,
  leaveEndsLinks: 'Public links and recording links that you made in this project stop working.',
};
