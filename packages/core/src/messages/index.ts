export {
  type AllMessages,
  type ElementMessages,
  en,
  type MessageOverrides,
  type Messages,
  type RecorderMessages,
} from './en.js';
export type { NoteFacts } from './en/flows/device-info.js';
export type { Capacity } from './en/projects/members.js';
export type { NoticeDetail } from './en/notices.js';
export { elements as elementMessages } from './en/elements.js';
export { recorder as recorderMessages } from './en/recorder/recorder.js';
export { mergeMessages } from './merge-messages.js';
