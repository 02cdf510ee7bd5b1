import { hostRecorder } from '@flowlens/recorder/popup-host';

hostRecorder();
