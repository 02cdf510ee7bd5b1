import type { Connection } from '../connection/connections.js';
import type { SendProgress } from '@flowlens/recorder';
import type { PrivacyLevel, Project } from '../settings/settings.js';
import type { ProblemCode } from './problem.js';

/**
 * `refused`: the browser did not let the debugger attach. `ended`: the browser detached it. In both cases the recording
 * continues in standard mode.
 */
export type DeepState = 'off' | 'on' | 'refused' | 'ended';

/** State of a recording in the popup and the badge. */
export interface RecordingView {
  id: string;
  tabId: number;
  serverOrigin: string;
  /** Id of the user on the server. */
  account: string;
  /** Project chosen for the flow; null for the user's default project. */
  project: Project | null;
  status: 'starting' | 'recording' | 'paused' | 'stopping';
  /** Recorded time in milliseconds. */
  elapsedMs: number;
  /** True while paused because the tab shows a site that the user has not allowed. */
  isAway: boolean;
  /** True if the document was open before the recording, so that earlier requests are missing. */
  isLate: boolean;
  /** True while the browser delivers no picture of the tab. */
  isStalled: boolean;
  /** State of deep recording. */
  deep: DeepState;
}

export interface PrepareRequest {
  id: string;
  tabId: number;
  /** Origin of the site to record. */
  origin: string;
  serverOrigin: string;
  /** Id of the user on the server. */
  account: string;
  project: Project | null;
  /** Selectors of elements to mask, in addition to the defaults. */
  masks: readonly string[];
  privacyLevel: PrivacyLevel;
}

/** A tab whose last seconds are kept in memory. */
export interface ArmedTab {
  tabId: number;
  serverOrigin: string;
  account: string;
  seconds: number;
}

export interface CaptureRequest {
  /** Id of the capture that the browser allowed. */
  streamId: string;
  size: PictureSize;
  microphone?: boolean | undefined;
  sound?: boolean | undefined;
}

/** A recording that the offscreen document sends. It cannot read the extension's storage. */
export interface SendRequest {
  id: string;
  serverOrigin: string;
  account: string;
  token: string;
}

export interface SendingView {
  id: string;
  progress: SendProgress;
}

/** Options of a recording. */
export interface StartChoices {
  /** Project for the flow. @default the user's default project */
  project?: Project | null;
  microphone?: boolean;
  /** Records the sound of the tab. */
  sound?: boolean;
  /** Records through the browser's debugger; only in the build that has it. */
  deep?: boolean;
}

type Nothing = Record<string, never>;

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * All requests between parts of the extension, by receiver and name. Only pages of the extension send them; web pages
 * use the port of `page-port.ts`. Video and events never use these requests.
 */
interface MessageTable {
  'background.connect': (request: { origin: string }) => Connection;
  'background.disconnect': (request: { key: string }) => void;
  'background.start': (request: { tabId: number; connectionKey: string } & StartChoices) => void;
  'background.pause': (request: Nothing) => void;
  'background.resume': (request: Nothing) => void;
  /** Marks the current moment; the note may be empty. */
  'background.mark': (request: { note: string }) => void;
  'background.stop': (request: Nothing) => void;
  /** Also records the site that the tab shows now. */
  'background.allowSite': (request: Nothing) => void;
  'background.recordingChanged': (view: RecordingView) => void;
  /** Sent when the recording ended by itself, for example because its tab was closed. */
  'background.recordingEnded': (request: { id: string }) => void;
  /** Keeps the last seconds of a tab in memory. The click on the button allows its capture. */
  'background.arm': (request: { tabId: number; connectionKey: string } & StartChoices) => void;
  /** Drops the kept events and frames. */
  'background.disarm': (request: Nothing) => void;
  /** Turns the kept events and frames into a recording and opens it for review. */
  'background.saveReplay': (request: Nothing) => void;
  /** Sends an announced recording, whose files are released. */
  'background.send': (request: { id: string; connectionKey: string; url: string }) => void;
  'background.sendingChanged': (view: SendingView) => void;
  'background.sendingEnded': (request: { id: string; failure: string | null }) => void;
  /** Lets the documents of a tab join before the capture begins. */
  'offscreen.prepare': (request: PrepareRequest) => void;
  'offscreen.start': (request: CaptureRequest) => void;
  'offscreen.setPaused': (request: { isPaused: boolean }) => void;
  'offscreen.mark': (request: { note: string }) => void;
  'offscreen.allowOrigin': (request: { origin: string }) => void;
  /** Finishes and releases the files. */
  'offscreen.stop': (request: Nothing) => { id: string };
  'offscreen.arm': (request: PrepareRequest & { seconds: number }) => void;
  'offscreen.startReplay': (request: CaptureRequest) => void;
  'offscreen.saveReplay': (request: Nothing) => { id: string };
  'offscreen.disarm': (request: Nothing) => void;
  /** Copies the events of the last minute, in memory, for a screenshot. */
  'offscreen.holdEvents': (request: Nothing) => void;
  /** Makes a recording of the copied events, without a picture, and releases its files. */
  'offscreen.saveHeldEvents': (request: Nothing) => { id: string; durationMs: number };
  'offscreen.send': (request: SendRequest) => void;
  /** Stops sending a recording and deletes it. */
  'offscreen.abandon': (request: { id: string }) => void;
  /** Returns whether the document is idle. */
  'offscreen.isIdle': (request: Nothing) => boolean;
}

export type MessageName = keyof MessageTable;
export type RequestOf<Name extends MessageName> = Parameters<MessageTable[Name]>[0];
export type AnswerOf<Name extends MessageName> = ReturnType<MessageTable[Name]>;

/** Part of the extension that handles a request: the first half of its name. */
export type Receiver = MessageName extends `${infer Part}.${string}` ? Part : never;
export type NameFor<Part extends Receiver> = Extract<MessageName, `${Part}.${string}`>;

export interface Envelope {
  name: MessageName;
  request: unknown;
}

export type Reply = { ok: true; value: unknown } | { ok: false; message: string; problem?: ProblemCode | undefined };
