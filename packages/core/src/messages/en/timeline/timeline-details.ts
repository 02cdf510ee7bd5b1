import type { BodyKind } from '../../../recorded/body/recorded-body.js';

/** Names of the kinds of a recorded body. */
const bodyKinds: Record<BodyKind, string> = {
  json: 'JSON',
  form: 'Form',
  multipart: 'Multipart form',
  html: 'HTML',
  text: 'Text',
  binary: 'Binary',
  empty: 'Empty',
};

/** Names of the opcodes of RFC 6455. 1 is text, which needs no name. */
const opcodes: Partial<Record<number, string>> = { 0: 'Continued', 2: 'Binary', 8: 'Close', 9: 'Ping', 10: 'Pong' };

/** Texts of an event's details. Sizes and counts are already in the reader's number format. */
export const timelineDetails = {
  label: ({ summary }: { summary: string }) => `Details of ${summary}`,
  page: 'Page',
  url: 'URL',
  method: 'Method',
  status: 'Status',
  type: 'Type',
  error: 'Error',
  duration: 'Duration',
  size: 'Response size',
  raw: 'Raw event',

  timing: 'Timing',
  started: 'Started',
  ended: 'Ended',
  clockTime: 'Time of day',

  goToError: 'Go to the error that followed',
  goToRequest: 'Go to the failed request before',

  copyUrl: 'Copy URL',
  copyAsCurl: 'Copy as cURL',
  copyAsFetch: 'Copy as fetch',
  copyEventLink: 'Copy link to this event',
  copyPart: ({ part }: { part: string }) => `Copy: ${part}`,
  redacted: 'Redacted during recording',

  response: 'Response',
  payload: 'Payload',
  headers: 'Headers',
  query: 'Query parameters',
  requestHeaders: 'Request headers',
  requestBody: 'Request body',
  responseHeaders: 'Response headers',
  responseBody: 'Response body',
  noResponse: 'No response was recorded.',
  bodyKinds,
  noBody: 'No body was recorded.',
  emptyBody: 'The body is empty.',
  binaryBody: ({ type, size }: { type: string; size: string }) =>
    type ? `Binary content (${type}), ${size}.` : `Binary content, ${size}.`,
  imagePreview: 'Recorded image',
  imageInvalid: 'The recorded image cannot be shown: its data is damaged or of another type.',
  fontPreview: 'Sample of the recorded font',
  fontSample: 'The quick brown fox jumps over the lazy dog 0123456789',
  fontInvalid: 'The recorded font cannot be shown: its data is damaged or of another type.',
  previewTooLarge: 'Too large for a preview.',
  cut: ({ recorded, full }: { recorded: string; full: string }) => `Only ${recorded} of ${full} were recorded.`,
  fieldName: 'Name',
  fieldValue: 'Value',
  fileName: ({ name }: { name: string }) => `File “${name}”`,
  showAllRows: ({ count }: { count: string }) => `Show all ${count}`,
  showAllLines: ({ count }: { count: string }) => `Show all ${count} lines`,
  showAll: ({ size }: { size: string }) => `Show all (${size})`,

  treeView: 'Tree',
  textView: 'Text',
  viewsOf: ({ part }: { part: string }) => `Views of: ${part}`,
  searchJson: 'Search keys and values',
  hits: ({ position, count }: { position: string; count: string }) =>
    count === '0' ? 'No matches' : `${position} of ${count}`,
  previousHit: 'Previous match',
  nextHit: 'Next match',
  copyPath: 'Copy path',
  copyValue: 'Copy value',
  showEarlierItems: ({ count }: { count: string }) => `Show earlier (${count})`,
  showLaterItems: ({ count }: { count: string }) => `Show more (${count} left)`,

  message: 'Message',
  source: 'Source',
  location: 'Location',
  stack: 'Stack trace',

  key: 'Key',
  value: 'Value',
  valueMissing: 'Not recorded',
  readNothing: 'Nothing',
  removed: 'Removed',
  readValue: 'Value read',
  previousValue: 'Previous value',
  previousUnknown: 'Not recorded',
  previousNone: 'None: the key was new',

  target: 'Element',
  tag: 'Tag',
  id: 'ID',
  className: 'Class',
  text: 'Text',
  inputType: 'Input type',
  xpath: 'XPath',
  finalValue: 'Final value',
  action: 'Action',

  from: 'From',
  to: 'To',

  transition: 'Kind of navigation',

  directive: 'Directive',
  blockedContent: 'Blocked content',
  effect: 'Effect',
  sample: 'Sample',

  eventName: 'Event',
  lastEventId: 'Last event ID',
  data: 'Data',

  reason: 'Reason',
  recorderPart: 'Part of the recorder',
  gapLength: 'Length',

  note: 'Note',

  handshakeRequest: 'Handshake request headers',
  handshakeResponse: 'Handshake response headers',
  handshakeStatus: 'Handshake status',
  closeReason: 'Close reason',
  frames: 'Messages',
  noFrames: 'No messages were recorded.',
  filterFrames: 'Filter messages',
  framesFound: ({ shown, total }: { shown: string; total: string }) => `${shown} of ${total} messages`,
  noFramesFound: 'No messages match.',
  changes: ({ count }: { count: number }) => `Changes (${count})`,
  changesSince: ({ time }: { time: string }) => `Since the message of this kind at ${time}`,
  noChangesSince: ({ time }: { time: string }) => `Equal to the message of this kind at ${time}.`,
  changeKinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  sent: 'Sent',
  received: 'Received',
  opcodes,
  opcode: ({ code }: { code: string }) => `Opcode ${code}`,
  showMoreFrames: ({ count }: { count: string }) => `Show ${count} more`,
};
