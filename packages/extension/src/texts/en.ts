import type { ProblemCode } from '../messages/problem.js';
import { options } from './en/options.js';
import { popup } from './en/popup.js';
import { screenshot } from './en/screenshot.js';

const problems: Record<ProblemCode, string> = {
  already_recording: 'A recording is already running.',
  not_connected: 'This account is not connected any more. Connect again.',
  not_recordable: 'This page cannot be recorded. Open a website first.',
  own_server: 'FlowLens itself is never recorded.',
  blocked_site: 'Your settings say that this site is never recorded.',
  not_allowed_site: 'This site is not among those that your settings allow.',
  sensitive_site: 'Pages for signing in, paying and passwords are never recorded.',
  no_microphone: 'The microphone cannot be used. Allow it for FlowLens Recorder, or record without it.',
  storage_full: 'Recordings that were not sent fill the storage. Send or delete some of them first.',
  not_armed: 'No tab is armed for instant replay.',
  not_recording: 'No recording is running.',
  refused: 'The connection was not allowed.',
  wrong_answer: 'The server gave an unexpected answer. Try again.',
};

export const en = {
  popup,
  options,
  screenshot,
  problems,
  failed: 'That did not work.',
  microphone: {
    title: 'Allow the microphone',
    hint: 'Your browser asks once whether FlowLens Recorder may use the microphone. It is used only while you record with it.',
    ask: 'Ask again',
    granted: 'The microphone is allowed. Close this tab and start to record.',
    refused: 'The microphone is not allowed. You can change that in the settings of this page, left of the address.',
  },
  review: {
    title: 'Review your recording',
    opening: 'Opening the recording...',
    notFound: 'This recording is not in this browser any more, or it is open in another tab.',
    discarded: 'The recording was deleted.',
    sentTitle: 'Sent',
    sendingTitle: 'Sending',
    sendingProgress: ({ percent }: { percent: number }) => `${percent}% sent. You can close this tab.`,
    linkCopied: 'The link is copied.',
    linkShown: 'Copy the link:',
    link: 'Link to the flow',
    openFlow: 'Open the flow',
  },
};

export type Texts = typeof en;
