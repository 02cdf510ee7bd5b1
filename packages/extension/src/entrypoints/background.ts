import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import {
  allowSite,
  recordingChanged,
  recordingEnded,
  recoverFromStart,
  startRecording,
  stopRecording,
  watchRecording,
} from '../background/recording.js';
import { connect, disconnect } from '../connection/connect.js';
import { protectConnections } from '../connection/connections.js';
import { answerRequests } from '../messages/answer.js';

export default defineBackground({
  type: 'module',
  main() {
    // Requests wait for it, so that no script is registered before.
    const ready = protectConnections().then(recoverFromStart);
    const whenReady = async <Value>(work: () => Promise<Value>) => {
      await ready;
      return work();
    };

    answerRequests<'background'>({
      'background.connect': ({ origin }) => whenReady(() => connect(origin)),
      'background.disconnect': ({ key }) => whenReady(() => disconnect(key)),
      'background.start': ({ tabId, connectionKey }) => whenReady(() => startRecording(tabId, connectionKey)),
      'background.stop': () => whenReady(stopRecording),
      'background.allowSite': () => whenReady(allowSite),
      'background.recordingChanged': (view) => whenReady(() => recordingChanged(view)),
      'background.recordingEnded': ({ id }) => whenReady(() => recordingEnded(id)),
    });
    browser.alarms.onAlarm.addListener((alarm) => void whenReady(() => watchRecording(alarm)));
  },
});
