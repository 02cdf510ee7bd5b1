import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startProbe } from '../page/start-probe.js';

export default defineUnlistedScript(() => startProbe(window));
