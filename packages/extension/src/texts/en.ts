import type { ProblemCode } from '../messages/problem.js';
import { options } from './en/options.js';
import { popup } from './en/popup.js';
import { screenshot } from './en/screenshot.js';

const problems: Record<ProblemCode, string> = {
  already_recording: 'A recording is already running.',
  not_connected: 'This account is no longer connected. Connect it again.',
  not_recordable: 'This page cannot be recorded. Open a website first.',
  own_server: 'FlowLens itself is never recorded.',
  blocked_site: 'Your settings exclude this site.',
  not_allowed_site: 'Your settings do not allow this site.',
  sensitive_site: 'Sign-in, payment and password pages are never recorded.',
  no_microphone: 'The microphone cannot be used. Allow it for FlowLens Recorder, or record without it.',
  storage_full: 'Unsent recordings fill the storage. Send or delete some of them first.',
  not_armed: 'No tab is armed for instant replay.',
  not_recording: 'No recording is running.',
  refused: 'The connection was not allowed.',
  wrong_answer: 'The server sent an unexpected response. Try again.',
};

export const en = {
  popup,
  options,
  screenshot,
  problems,
  failed: 'Something went wrong.',
  microphone: {
    title: 'Allow the microphone',
    hint: 'Your browser asks once whether FlowLens Recorder may use the microphone. It is used only while you record with it.',
    ask: 'Ask again',
    granted: 'The microphone is allowed. Close this tab and start recording.',
    refused: 'The microphone is not allowed. You can change that in the settings of this page, left of the address.',
  },
  review: {
    title: 'Review your recording',
    opening: 'Opening the recording...',
    notFound: 'This recording is no longer in this browser, or it is open in another tab.',
    discarded: 'The recording was deleted.',
    sentTitle: 'Sent',
    sendingTitle: 'Sending',
    sendingProgress: ({ percent }: { percent: number }) => `${percent}% sent. You can close this tab.`,
    linkCopied: 'Link copied.',
    linkShown: 'Copy the link:',
    link: 'Link to the flow',
    openFlow: 'Open the flow',
  },
};

export type Texts = typeof en;
