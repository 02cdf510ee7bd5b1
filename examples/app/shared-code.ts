// Without groups, the bundler makes a file for each set of pages and dialogs that share a module: eighty for the first page, most of
// them a few hundred bytes. Groups join code that several pages share. Code of dialogs stays apart until one opens.
import type { Rolldown } from 'vite';

/** Folders and files by the part of the app that needs them. */
export const PARTS = {
  /** Panels of a flow, for members and for viewers of public links. */
  flow: [
    'components/src/comment-list/',
    'components/src/event-details.ts',
    'components/src/flow-player/',
    'components/src/flow-timeline/',
    'components/src/flow-title-menu/flow-title-button.tsx',
    'components/src/flow-view/',
    'components/src/ui/event-icon/',
    'components/src/ui/split-panel/',
    'components/src/ui/tabs/',
    'components/src/ui/text-area/',
    'components/src/what-went-wrong/',
    'core/src/binary-search.ts',
    'core/src/failures/timeline-failure.ts',
    'core/src/format/',
    'core/src/player/',
    'core/src/recorded/',
    'core/src/validation/',
    'hooks/src/comments/',
    'hooks/src/player/',
    'hooks/src/timeline/',
    'timeline/src/',
    '@radix-ui/react-tabs/',
  ],
  /** Top bar, gallery, and menus of cards and titles. */
  signedIn: [
    'app/src/pages/',
    'app/src/session/',
    'app/src/shell/',
    'components/src/flow-action-menu/',
    'components/src/invitations-popover/',
    'components/src/mcp-setup/mcp-setup-button.tsx',
    'components/src/project-settings/settings-texts.ts',
    'components/src/session-bar/reused-session-bar.tsx',
    'components/src/session-bar/session-bar.tsx',
    'components/src/setup-wizard/setup-step.tsx',
    'components/src/share-dialog/share-button.tsx',
    'components/src/tag-picker/',
    'components/src/ui/combobox/combobox.tsx',
    'components/src/ui/internal/',
    'components/src/ui/menu/',
    'components/src/ui/tag-badges/',
    'components/src/user-menu/',
    'components/src/waiting-recordings/',
    'core/src/permissions/',
    'hooks/src/client-state/',
    // Used for every cached flow. If it were part of the other group, the two groups would wait for each other.
    'hooks/src/comments/flow-comments-query.ts',
    'hooks/src/comments/use-without-deleted.ts',
    'hooks/src/flows/',
    'hooks/src/invitations/',
    'hooks/src/mutations/',
    'hooks/src/projects/',
    'hooks/src/session/',
    'hooks/src/tags/',
    'lucide/',
    '@tanstack/query-core/build/modern/infiniteQueryObserver.js',
    '@tanstack/react-query/build/modern/useInfiniteQuery.js',
  ],
  /** Dialogs, which load when they open. */
  dialogs: [
    'components/src/ui/confirm-dialog/',
    'components/src/ui/dialog/',
    'components/src/ui/dismissal/',
    '@radix-ui/react-alert-dialog/',
    '@radix-ui/react-dialog/',
  ],
  /** Menus, selects and popovers, which load when they open. */
  popups: [
    'components/src/ui/select/',
    '@floating-ui/',
    '@radix-ui/react-dismissable-layer/',
    '@radix-ui/react-focus-guards/',
    '@radix-ui/react-focus-scope/',
    '@radix-ui/react-popper/',
    '@radix-ui/react-select/',
    'aria-hidden/',
    'react-remove-scroll/',
    'react-remove-scroll-bar/',
    'react-style-singleton/',
    'use-sidecar/',
  ],
};

/** Loads the content of a dialog when it opens. */
const DIALOG_FRAME = ['components/src/ui/dialog/host-dialog.tsx', 'components/src/ui/dialog/lazy-dialog.ts'];

const isOfFlow = within(PARTS.flow);
const isOfSignedIn = within(PARTS.signedIn);
const isOfDialog = within(PARTS.dialogs);
const isOfPopup = within(PARTS.popups);
/** Texts of a flow for assistants and colleagues, which load when they are copied. */
const isOfBrief = within(['timeline/src/brief/']);
const isShared = within([
  'node_modules/',
  'client/src/',
  'core/src/',
  'timeline/src/',
  'hooks/src/',
  'components/src/',
]);
/** Returns whether a file is the content of a dialog or menu, which loads when it opens. */
const isContent = (id: string) => /-(content|dialog|dropdown|question)\.tsx$/.test(id);

export const SHARED_CODE: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'start',
    tags: ['$initial'],
    test: (id) => !id.endsWith('main.tsx') && !id.endsWith('index.html'),
    priority: 3,
  },
  // Separate from `common`, which the login page would otherwise load for it. Every part has dialogs, so none may hold their frame.
  { name: 'provider', test: within(['hooks/src/provider/', ...DIALOG_FRAME]), priority: 2 },
  { name: 'common', test: (id) => isShared(id) && !isOfDialog(id) && !isOfPopup(id), minShareCount: 5, priority: 1 },
  { name: 'popups', test: isOfPopup, minShareCount: 5, priority: 1 },
  {
    name: 'signed-in',
    test: (id) => isOfSignedIn(id) && !isContent(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'flow',
    test: (id) => isOfFlow(id) && !isOfBrief(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** Matches modules in folders, on Windows too. */
function within(folders: readonly string[]) {
  return (id: string) => folders.some((folder) => id.replaceAll('\\', '/').includes(`/${folder}`));
}
