export const firstFlow = {
  stepsLabel: 'How to record a flow',
  chooseTitle: 'Start a recording',
  chooseHint: 'Record a tab, a window or the whole screen in this browser.',
  installHint: 'The extension records a tab with its clicks, requests and errors.',
  showTitle: 'Show what goes wrong',
  showHint: 'Repeat the steps as you would for a colleague, then stop.',
  sendTitle: 'Review and send it',
  sendHint: 'The flow appears here, with a link to share.',
  example: 'Open an example flow',
};
