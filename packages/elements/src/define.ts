import { defineFlowLensElements } from './define-flowlens-elements.js';

defineFlowLensElements();
