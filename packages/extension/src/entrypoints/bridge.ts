import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startBridge } from '../page/start-bridge.js';

export default defineUnlistedScript(() => startBridge(window));
