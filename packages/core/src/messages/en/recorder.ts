/** Bytes as the reader's language writes them, such as '3.1 MB'. */
interface SentBytes {
  sent: string;
  total: string;
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Parts of a recording in which values are redacted. */
const redactedParts = {
  addresses: ({ count }: { count: number }) => `${count} in addresses`,
  headers: ({ count }: { count: number }) => `${count} in headers`,
  bodies: ({ count }: { count: number }) => `${count} in request and response bodies`,
  messages: ({ count }: { count: number }) => `${count} in console messages and errors`,
  storage: ({ count }: { count: number }) => `${count} in local and session storage`,
  fields: ({ count }: { count: number }) => `${count} in form fields`,
  other: ({ count }: { count: number }) => `${count} elsewhere`,
};

/** Sources of events that a host can switch off. */
const probes = {
  fetch: 'fetch requests',
  xhr: 'XMLHttpRequests',
  beacon: 'beacons',
  eventSource: 'server-sent events',
  webSocket: 'WebSockets',
  storage: 'local and session storage',
  console: 'console messages',
  errors: 'errors',
  navigation: 'navigation',
  actions: 'clicks and input',
};

export const recorder = {
  label: 'Recorder',
  record: 'Record',
  starting: 'Starting...',
  stop: 'Stop',
  stopRecording: 'Stop recording',
  stopping: 'Finishing...',

  startTitle: 'Record what goes wrong',
  startHint: 'Repeat the steps. Clicks, requests, errors and console messages are recorded with them.',
  video: 'Record the screen',
  videoHint: 'Your browser asks what to share.',
  microphone: 'Record the microphone',
  microphoneHint: 'Explain what you see while you record.',
  start: 'Start recording',
  waitingForBrowser: 'Waiting for the browser...',
  neverTitle: 'Never recorded',
  neverSecrets: 'Passwords, access tokens, cookies and card numbers',
  neverMarked: 'Anything this site marks as private; it is blurred in the video',
  neverKeys: 'Single keystrokes',
  pictureHint: 'Show the bug in a tab, a window or the whole screen. You can explain it by voice.',
  pictureTitle: 'Only the picture is recorded',
  pictureMissing: 'No clicks, requests, errors or console messages.',
  pictureSeen: 'Whatever is visible in what you share, also passwords and messages from other people.',
  neverSent: 'Nothing leaves this browser until you press Send.',

  errors: {
    capture_denied: 'The screen was not shared. Choose what to share, or record without video.',
    capture_unsupported:
      'This browser cannot record the screen. Record without video, or use a recent desktop browser.',
    microphone_denied: 'The microphone is blocked. Allow it in the address bar, or record without it.',
    storage_full: 'This browser has too little storage left. Free some space and start again.',
    unknown: 'The recording could not be started.',
  },

  recording: 'Recording',
  paused: 'Paused',
  finishing: 'Finishing the recording...',
  /** `total` is `count` as the reader's language writes it. */
  eventCount: ({ count, total }: { count: number; total: string }) => `${total} ${count === 1 ? 'event' : 'events'}`,
  errorCount: ({ count, total }: { count: number; total: string }) => `${total} ${count === 1 ? 'error' : 'errors'}`,
  withVideo: 'Screen',
  withMicrophone: 'Microphone',
  pause: 'Pause',
  resume: 'Resume',
  note: 'Note',
  notePlaceholder: 'What just happened?',
  mark: 'Mark this moment',
  marked: ({ time }: { time: string }) => `Marked ${time}`,
  marksLabel: 'Marked moments',
  markWithoutNote: 'No note',

  reviewTitle: 'Review your recording',
  reviewHint: 'Only you have seen it so far.',
  defaultProject: 'Your default project',
  preview: 'Preview of the video',
  previewLoading: 'Loading the video...',
  previewFailed: 'The video cannot be shown here. It is sent anyway.',
  noVideo: 'Recorded without video',

  trimTitle: 'Trim',
  trimStart: 'Start',
  trimEnd: 'End',
  trimStartHere: 'Start here',
  trimEndHere: 'End here',
  trimKept: ({ length }: { length: string }) => `${length} selected`,
  trimNothing: 'Move the ends to cut off what is not needed.',
  trim: 'Trim',
  trimming: 'Trimming...',
  trimHint: 'Everything outside is deleted from the recording.',
  trimFailed: 'The recording could not be trimmed.',

  eventsTitle: 'Recorded events',
  showAll: ({ total }: { total: string }) => `All ${total}`,
  showRequests: ({ total }: { total: string }) => `Requests ${total}`,
  showErrors: ({ total }: { total: string }) => `Errors ${total}`,
  showRedacted: ({ total }: { total: string }) => `Redacted ${total}`,
  filterLabel: 'Show',
  noEvents: 'No events were recorded.',
  noneOfKind: 'None of the events is of this kind.',
  showMore: ({ count }: { count: number }) => `Show ${count} more`,
  redactedCount: ({ count }: { count: number }) => `${count} redacted`,
  remove: 'Remove',
  removeEvent: ({ name }: { name: string }) => `Remove ${name}`,
  removed: 'Removed from the recording.',
  removeFailed: 'The event could not be removed.',

  receiptTitle: 'Privacy',
  receiptPictureOnly: 'Only the picture was recorded. Check that nothing private is visible in it.',
  receiptNothingHidden: 'No secrets were found.',
  receiptHidden: ({ count }: { count: number }) =>
    `${plural(count, 'value was', 'values were')} replaced before anything was stored:`,
  redactedParts,
  receiptBlurred: ({ count }: { count: number }) =>
    `${plural(count, 'part')} of the picture ${count === 1 ? 'was' : 'were'} blurred.`,
  receiptProbesOff: ({ names }: { names: string }) => `This site does not record ${names}.`,
  probes,
  receiptNothingElse: 'Nothing else is missing.',
  receiptNothingMissing: 'Nothing is missing.',

  discard: 'Discard',
  discardTitle: 'Discard this recording?',
  discardQuestion: 'It is deleted from this browser. This action cannot be undone.',
  discarding: 'Discarding...',
  discardFailed: 'The recording could not be discarded.',
  send: 'Send',
  tryAgain: 'Try again',
  sendFailed: 'The recording was not sent. It is still in this browser.',
  sendErrors: {
    processing_failed: 'The server could not process the recording.',
    gone: 'The server lost the recording while it was sent.',
    offline: 'The server could not be reached.',
  },

  sendingTitle: 'Sending',
  phases: {
    creating: 'Announcing the recording...',
    events: 'Sending the events...',
    video: 'Sending the video...',
    finishing: 'The server is processing the recording...',
    waiting_for_network: 'Waiting for the network...',
    done: 'Done',
  },
  progress: 'Progress',
  sentBytes: ({ sent, total }: SentBytes) => `${sent} of ${total}`,
  keepOpen: 'Keep this page open.',
  offlineHint: 'Sending goes on by itself when the connection is back. Until then the recording stays in this browser.',
  cancelSending: 'Cancel',

  sentTitle: 'Recording sent',
  sentHint: 'Anyone in the project can open it.',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied!',
  open: 'Open',
  another: 'Record another',

  orphansTitle: ({ count }: { count: number }) =>
    count === 1 ? 'An unfinished recording' : `${count} unfinished recordings`,
  orphansHint: 'The page closed before it was sent.',
  orphanWithVideo: 'with video',
  finish: 'Finish',
  finishOf: ({ when }: { when: string }) => `Finish the recording of ${when}`,
  discardOf: ({ when }: { when: string }) => `Discard the recording of ${when}`,
  recoverFailed: 'The recording could not be opened.',
  disposed: 'Recording is switched off on this page.',
};
