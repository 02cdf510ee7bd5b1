export { type AllMessages, en, type MessageOverrides, type Messages, type RecorderMessages } from './en.js';
export type { NoteFacts } from './en/device-info.js';
export type { Capacity } from './en/members.js';
export type { NoticeDetail } from './en/notices.js';
export { recorder as recorderMessages } from './en/recorder.js';
export { mergeMessages } from './merge-messages.js';
