/**
 * Declarations of values that readers supply, so examples may use them undeclared. An example must import everything it
 * is about.
 */
export const LEFT_TO_THE_READER = `
declare const client: import('@flowlens/client').FlowLensClient;
declare const getAccessToken: () => Promise<string>;
declare const flow: import('@flowlens/client').Flow;
declare const flowId: string;
/** The text of a timeline file. */
declare const text: string;
declare const download: import('@flowlens/client').TimelineDownload;

/** Module that an earlier step of a recipe creates. */
declare module '*/flow' {
  export const Flow: import('react').ComponentType<{ flowId: string }>;
}
`;

const FUNCTION = '(subject?: unknown) => void';

/** Types of values that an example in a comment may assume: props, state and functions of the reader's own component. */
export const READER_HAS: Readonly<Record<string, string>> = {
  activeProject: "import('@flowlens/hooks').ActiveProjectStore",
  App: '() => null',
  asking: 'boolean',
  attachToTicket: '(url: string) => void',
  baseUrl: 'string',
  client: "import('@flowlens/client').FlowLensClient",
  close: FUNCTION,
  description: 'string',
  draft: "import('@flowlens/recorder').RecordingDraft",
  durationMs: 'number',
  entries: "import('@flowlens/timeline').TimelineEntry[]",
  entryId: 'string',
  filters: "import('@flowlens/core').FlowFilters",
  flow: "import('@flowlens/client').Flow",
  flowId: 'string',
  flows: "import('@flowlens/client').FlowSummary[]",
  getAccessToken: '() => Promise<string>',
  hide: FUNCTION,
  iframe: 'HTMLIFrameElement',
  invitation: "import('@flowlens/client').MyInvitation",
  invitationId: 'string',
  leave: FUNCTION,
  link: "import('@flowlens/client').ShareLink",
  log: FUNCTION,
  muted: 'boolean',
  onSearch: '(text: string) => void',
  open: 'boolean',
  openProject: FUNCTION,
  openShareDialog: FUNCTION,
  props: '{ tab?: string; onTabChange?: (tab: string) => void }',
  project: "import('@flowlens/client').Project",
  projectId: 'string',
  query: 'URLSearchParams',
  queryClient: "import('@tanstack/react-query').QueryClient",
  recorder: "import('@flowlens/recorder').Recorder",
  reload: FUNCTION,
  remove: FUNCTION,
  review: FUNCTION,
  root: "import('react-dom/client').Root",
  rows: "import('@flowlens/timeline').TimelineRow[]",
  setAsking: '(asking: boolean) => void',
  setMuted: '(muted: boolean) => void',
  setOpen: '(open: boolean) => void',
  setProjectId: '(projectId: string) => void',
  setTagIds: '(tagIds: string[]) => void',
  setTimeMs: '(timeMs: number) => void',
  setTitles: '(titles: string[]) => void',
  setVisit: FUNCTION,
  setVolume: '(volume: number) => void',
  showEvent: '(entryId: string) => void',
  showGallery: FUNCTION,
  signOut: '() => Promise<void>',
  socket: 'WebSocket',
  store: "import('@flowlens/hooks').PlayerStore",
  tagIds: 'string[]',
  timeline: "import('@flowlens/hooks').UseTimelineResult",
  timeRangeStore: "import('@flowlens/hooks').TimeRangeStore",
  timelineUrl: 'string',
  timeMs: 'number',
  title: 'string',
  titles: 'string[]',
  token: 'string',
  userId: 'string',
  volume: 'number',
  watchedFlowIds: 'string[]',
};
