import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { allowSite, siteGranted } from '../background/sites/allow-site.js';
import { disconnectAccount } from '../background/disconnect-account.js';
import { resumeOutgoing, sendingChanged, sendingEnded, sendRecording, watchOutgoing } from '../background/outgoing.js';
import { runCommand } from '../background/commands.js';
import { inTurn } from '../background/in-turn.js';
import { closeIdleOffscreenDocument } from '../background/offscreen-document.js';
import { armTab, disarmTab, disarmWhenLocked, saveReplay } from '../background/replay.js';
import {
  recordingChanged,
  recordingEnded,
  recoverFromStart,
  startRecording,
  stopRecording,
  watchRecording,
} from '../background/recording.js';
import { connect } from '../connection/connect.js';
import { protectConnections } from '../connection/connections.js';
import { startSweeping, sweepOnAlarm } from '../background/sweep.js';
import { answerRequests } from '../messages/answer.js';
import { ask } from '../messages/ask.js';

export default defineBackground({
  type: 'module',
  main() {
    // Requests wait for this, so that no script is registered earlier.
    const ready = protectConnections().then(recoverFromStart);
    const whenReady = async <Value>(work: () => Promise<Value>) => {
      await ready;
      return work();
    };
    const inTurnWhenReady = <Value>(work: () => Promise<Value>) => whenReady(() => inTurn(work));

    answerRequests<'background'>({
      'background.connect': ({ origin }) => whenReady(() => connect(origin)),
      'background.disconnect': ({ key }) => whenReady(() => disconnectAccount(key)),
      'background.start': ({ tabId, connectionKey, ...choices }) =>
        inTurnWhenReady(() => startRecording(tabId, connectionKey, choices)),
      'background.pause': () => whenReady(() => ask('offscreen.setPaused', { isPaused: true })),
      'background.resume': () => whenReady(() => ask('offscreen.setPaused', { isPaused: false })),
      'background.mark': ({ note }) => whenReady(() => ask('offscreen.mark', { note })),
      'background.stop': () => inTurnWhenReady(stopRecording),
      'background.allowSite': () => inTurnWhenReady(allowSite),
      'background.recordingChanged': (view) => whenReady(() => recordingChanged(view)),
      'background.recordingEnded': ({ id }) => inTurnWhenReady(() => recordingEnded(id)),
      'background.arm': ({ tabId, connectionKey, ...choices }) =>
        inTurnWhenReady(() => armTab(tabId, connectionKey, choices)),
      'background.disarm': () => inTurnWhenReady(disarmTab),
      'background.saveReplay': () => inTurnWhenReady(saveReplay),
      'background.send': ({ id, connectionKey, url }) => inTurnWhenReady(() => sendRecording(id, connectionKey, url)),
      'background.sendingChanged': (view) => whenReady(() => sendingChanged(view)),
      'background.sendingEnded': ({ id, failure }) =>
        whenReady(() => sendingEnded(id, failure).then(() => inTurn(closeIdleOffscreenDocument))),
    });
    browser.commands.onCommand.addListener((command, tab) => void whenReady(() => runCommand(command, tab?.id)));
    browser.alarms.onAlarm.addListener(
      (alarm) =>
        void whenReady(() =>
          Promise.all([inTurn(() => watchRecording(alarm)), inTurn(() => watchOutgoing(alarm)), sweepOnAlarm(alarm)]),
        ),
    );
    browser.permissions.onAdded.addListener(({ origins }) => void inTurnWhenReady(() => siteGranted(origins)));
    browser.idle.onStateChanged.addListener((state) => void inTurnWhenReady(() => disarmWhenLocked(state)));
    // Events start a worker, so these resume after a start of the browser or an update of the extension.
    const resume = () => void whenReady(() => Promise.all([inTurn(resumeOutgoing), startSweeping()]));
    browser.runtime.onStartup.addListener(resume);
    browser.runtime.onInstalled.addListener(resume);
  },
});
