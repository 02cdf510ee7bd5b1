export const jira = {
  open: 'Link to Jira',
  openHint: 'Create a Jira issue for this flow',
  viewInJira: 'View in Jira',
  copyLink: 'Copy link',

  drawerTitle: 'Create an issue on: Jira',
  fillIn: 'Fill in from the recording',
  fillInFailed: 'The recording could not be read.',
  connecting: 'Connecting to Jira...',
  titleLabel: 'Title',
  descriptionLabel: 'Description',
  projectLabel: 'Project',
  projectPlaceholder: 'Select a project',
  projectSearchPlaceholder: 'Search projects...',
  projectsEmpty: 'No projects found.',
  projectOption: ({ name, key }: { name: string; key: string }) => `${name} (${key})`,
  typeLabel: 'Type',
  typePlaceholder: 'Select a type',
  flowLinkHint:
    'A public link to this flow is attached to the issue. Anyone with the link can view the flow for 1 year.',
  submit: 'Submit Bug Report',
  submitting: 'Submitting...',
};
