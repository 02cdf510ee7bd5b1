export interface Task {
  title: string;
  text: string;
  /** Components with a guide, the most important first. */
  components: string[];
}

/** Sections of the catalogue, in the order of its sidebar. */
export const TASKS: readonly Task[] = [
  {
    title: 'Watch',
    text: 'The video of a flow beside its timeline: clicks, requests, console and errors.',
    components: ['FlowView', 'FlowGallery', 'FlowPlayer', 'FlowTimeline'],
  },
  {
    title: 'Discuss',
    text: 'Comments at a moment of the video, tags, Jira issues, and prompts for coding assistants.',
    components: ['CommentList', 'TagPicker', 'JiraDrawer', 'DebugMenu'],
  },
  {
    title: 'Share',
    text: 'Links for the team, public links for everybody else, and the page behind them.',
    components: ['ShareDialog', 'SharedFlowView'],
  },
  {
    title: 'Record',
    text: 'A recording from start to link, by your users or by guests without an account.',
    components: ['RecorderPanel', 'RecordButton', 'GuestRecorder', 'WaitingRecordings'],
  },
  {
    title: 'Projects',
    text: 'Projects with their members, roles and invitations.',
    components: ['ProjectSettings', 'ProjectSwitcher', 'JoinProject', 'InvitationsPopover'],
  },
  {
    title: 'Session',
    text: 'The provider around all components, the signed-in user, and notices as toasts.',
    components: ['FlowLensProvider', 'UserMenu', 'FlowLensToaster'],
  },
  {
    title: 'Building blocks',
    text: 'The plain controls that all of the others consist of, also for the page around them.',
    components: ['Button', 'IconButton', 'ConfirmDialog', 'LoadFailure'],
  },
];

/** Pages of hooks, the most important first. */
export const HOOKS = [
  { title: 'Flows', docs: 'hooks-flows--docs' },
  { title: 'Timeline and player', docs: 'hooks-timeline-and-player--docs' },
  { title: 'Comments and tags', docs: 'hooks-comments-and-tags--docs' },
] as const;

/** Returns the id of a component’s guide. */
export function guideId(task: string, component: string): string {
  return `${task}-${component}--guide`.toLowerCase().replaceAll(' ', '-');
}
