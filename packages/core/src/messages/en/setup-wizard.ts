export const setupWizard = {
  title: 'Get started',
  description: 'Three steps to bug reports that nobody has to ask back about.',
  installTitle: 'Add the extension',
  installHint: 'It records what happens in a tab: the picture, clicks, requests and errors.',
  noExtension: 'This server does not say where the extension is. Whoever runs it can tell you.',
  recordTitle: 'Record a flow',
  recordHint: 'Start a recording, show the bug, and stop. The flow then stands in the list of your project.',
  assistantTitle: 'Connect your coding assistant',
  assistantHint: 'It then reads a flow while it debugs. You can do this later too, with Setup in the top bar.',
  done: 'Done',
};
