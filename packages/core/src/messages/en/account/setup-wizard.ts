export const setupWizard = {
  title: 'Get started',
  description: 'Three steps to bug reports with everything developers need.',
  installTitle: 'Add the extension',
  installHint: 'It records a tab: video, clicks, requests and errors.',
  unpackStep: 'Download the extension and unpack the archive.',
  download: 'Download',
  developerStep: 'Open this address in Chrome or Edge and switch on “Developer mode”.',
  extensionsAddress: 'Address of the extensions page',
  loadStep: 'Click “Load unpacked” and choose the unpacked folder.',
  connectStep: ({ address }: { address: string }) =>
    `Then click the icon of the extension and connect it to ${address}.`,
  connected: ({ device }: { device: string }) => `Connected: ${device}`,
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
