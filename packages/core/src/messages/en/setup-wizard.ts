export const setupWizard = {
  title: 'Get started',
  description: 'Three steps to bug reports with everything developers need.',
  installTitle: 'Add the extension',
  installHint: 'It records what happens in a tab: the picture, clicks, requests and errors.',
  recorderTitle: 'Choose a recorder',
  recorderHint:
    'FlowLens itself records a tab or the screen. With the SDK your own site records clicks, requests and errors too.',
  guide: 'Read the guide',
  recordTitle: 'Record a flow',
  recordHint: 'Start a recording, show the bug, and stop. The flow then appears in your project.',
  assistantTitle: 'Connect your coding assistant',
  assistantHint: 'It reads your flows while it debugs. You can also do this later with Setup in the top bar.',
  assistant: 'Coding assistant',
  done: 'Done',
};
