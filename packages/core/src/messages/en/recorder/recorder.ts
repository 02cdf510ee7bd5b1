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
  startHint: 'Repeat the steps. Clicks, requests, errors and console messages are recorded too.',
  video: 'Record the screen',
  videoHint: 'Your browser asks what to share.',
  microphone: 'Record the microphone',
  microphoneHint: 'Explain what you see while you record.',
  start: 'Start recording',
  waitingForBrowser: 'Waiting for the browser...',
  neverTitle: 'Never recorded',
  neverSecrets: 'Passwords, access tokens, cookies and card numbers',
  neverMarked: 'Anything this site marks as private; it is blurred in the video',
  neverKeys: 'Individual keystrokes',
  pictureHint: 'Show the bug in a tab, a window or the whole screen. You can explain it by voice.',
  pictureTitle: 'Only the picture is recorded',
  pictureMissing: 'No clicks, requests, errors or console messages.',
  siteTitle: 'What is recorded',
  siteEvents: ({ host }: { host: string }) =>
    `Clicks, requests, errors and console messages of ${host}, if the site supports it. Passwords and access tokens are removed.`,
  pictureSeen: 'Everything visible in what you share, including passwords and messages from other people.',
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
  /** `total` is `count` in the reader's number format. */
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
  previewFailed: 'The video cannot be shown here. It will still be sent.',
  noVideo: 'Recorded without video',

  trimTitle: 'Trim',
  trimStart: 'Start',
  trimEnd: 'End',
  trimStartHere: 'Start here',
  trimEndHere: 'End here',
  trimKept: ({ length }: { length: string }) => `${length} selected`,
  trimNothing: 'Move the start and the end to cut off what is not needed.',
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
  noneOfKind: 'No events of this kind.',
  showMore: ({ count }: { count: number }) => `Show ${count} more`,
  redactedCount: ({ count }: { count: number }) => `${count} redacted`,
  remove: 'Remove',
  removeEvent: ({ name }: { name: string }) => `Remove ${name}`,
  removed: 'Removed from the recording.',
  removeFailed: 'The event could not be removed.',

  receiptTitle: 'Privacy',
  receiptPictureOnly: 'Only the picture was recorded. Check that nothing private is visible in it.',
  receiptSiteEvents: ({ total, count }: { total: string; count: number }) =>
    `The picture and ${total} ${count === 1 ? 'event' : 'events'} of the site were recorded. Check that nothing private is visible.`,
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
  download: 'Download',
  send: 'Send',
  tryAgain: 'Try again',
  sendFailed: 'The recording was not sent. It is still in this browser.',
  linkOverHint: 'Download it, or ask for a new link of the same project and send it there.',
  sendErrors: {
    processing_failed: 'The server could not process the recording.',
    gone: 'The server lost the recording during sending.',
    offline: 'The server could not be reached.',
  },

  sendingTitle: 'Sending',
  phases: {
    creating: 'Preparing to send...',
    events: 'Sending the events...',
    video: 'Sending the video...',
    finishing: 'The server is processing the recording...',
    waiting_for_network: 'Waiting for the network...',
    waiting_for_server: 'Waiting for the server...',
    done: 'Done',
  },
  progress: 'Progress',
  /** Both in the reader's number format, such as '3.1 MB'. */
  sentBytes: ({ sent, total }: { sent: string; total: string }) => `${sent} of ${total}`,
  keepOpen: 'Keep this page open.',
  offlineHint:
    'Sending continues automatically when the connection is back. Until then the recording stays in this browser.',
  busyHint: ({ wait }: { wait: string }) =>
    `The server is busy, perhaps with another recording from here. Sending continues automatically in about ${wait}.`,
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
  orphansHint: 'The page was closed before sending.',
  orphanWithVideo: 'with video',
  orphanOfOther: 'for another project',
  finish: 'Finish',
  finishOf: ({ when }: { when: string }) => `Finish the recording of ${when}`,
  downloadOf: ({ when }: { when: string }) => `Download the recording of ${when}`,
  discardOf: ({ when }: { when: string }) => `Discard the recording of ${when}`,
  recoverFailed: 'The recording could not be opened.',
  disposed: 'Recording is switched off on this page.',

  /** Page of a recording link. */
  guest: {
    label: 'Record for a project',
    loading: 'Opening the link...',
    loadFailed: 'Failed to open the link',
    asks: ({ name, project }: { name: string; project: string }) => `${name} asks you to record for ${project}`,
    ended: {
      expired: 'This recording link has expired',
      revoked: 'This recording link was revoked',
      used_up: 'This recording link has been used up',
      unknown: 'This recording link is not valid',
      unavailable: 'This server is not accepting recordings right now',
    },
    unavailableHint: 'Tell the person who sent the link.',
    endedHint: 'Ask the person who sent it for a new one.',
    /** Recordings of this browser that were not sent. */
    keptTitle: ({ count }: { count: number }) =>
      count === 1 ? 'You have a recording that is not sent yet' : `You have ${count} recordings that are not sent yet`,
    keptHint: ({ count }: { count: number }): string =>
      count === 1
        ? 'Only this browser has it, for a week. Finish it here, download it, or discard it.'
        : 'Only this browser has them, for a week. Finish them here, download them, or discard them.',
    keptEndedHint: ({ count }: { count: number }): string =>
      count === 1
        ? 'Only this browser has it, for a week. Download it, or send it with a new link of the same project.'
        : 'Only this browser has them, for a week. Download them, or send them with a new link of the same project.',
    name: 'Your name',
    nameRequired: 'Name is required',
    email: 'Your e-mail (optional)',
    emailHint: 'So that the team can reply to you.',
    emailInvalid: 'Enter a valid e-mail address',
    receivesTitle: 'Who receives your recording',
    receives: ({ project }: { project: string }) =>
      `The admins of ${project} with your name and e-mail address. If they accept it, everybody in the project can watch it.`,
    review: 'You see the recording before you send it. Nothing leaves this browser until then.',
    final: 'You cannot watch, change or delete it here once it is sent.',
    limits: ({ minutes, megabytes }: { minutes: number; megabytes: number }) =>
      `A recording can be up to ${minutes} minutes long and ${megabytes} MB in size.`,
    next: 'Continue',
    openSite: ({ host }: { host: string }) => `Open ${host}`,
    openSiteHint: 'It opens in a new tab. Share that tab, its window or the screen.',
    siteBlocked: 'The browser blocked the new tab. Allow pop-ups for this page and try again.',
    siteJoined: ({ host }: { host: string }) => `Events of ${host} are recorded too.`,
    sentTitle: 'Thank you, your recording was sent',
    tooLongTitle: 'Your recording is too long',
    tooLongHint: ({ minutes }: { minutes: number }) =>
      `A recording can be up to ${minutes} minutes long. Open the link again to send a shorter one.`,
    unusableTitle: 'Your recording cannot be shown',
    unusableHint: 'Processing the video failed. Open the link again to make a new recording.',
    sentHint: ({ project }: { project: string }) => `The admins of ${project} can see it now. You can close this page.`,
  },
};
